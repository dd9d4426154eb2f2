import type { Meta, StoryObj } from "@storybook/react-vite";
import { embruns } from "../../stories/logos.ts";
import { sail } from "../../stories/pictures.ts";
import { Headline } from "../Headline/Headline.tsx";
import { Poster } from "../Poster/Poster.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const meta = {
  component: SiteHeader,
  // The head is fixed: each story of the documentation has its own window.
  parameters: { bare: true, docs: { story: { inline: false, height: "24rem" } } },
  args: {
    home: { label: "Embruns, accueil", href: "#accueil", ...embruns },
    association: {
      label: "L’école de voile",
      href: "https://ecole.embruns.example",
      newWindow: "(nouvelle fenêtre)",
    },
    label: "Navigation principale",
    menuLabel: "Menu",
    entries: [
      {
        label: "Le voyage",
        links: [
          { label: "Les escales", href: "#escales" },
          { label: "Le bateau", href: "#bateau" },
          { label: "L’équipage", href: "#equipage" },
        ],
      },
      { label: "Journal", href: "#journal" },
      { label: "Écoles", href: "#ecoles" },
    ],
    action: { label: "Embarquer", href: "#embarquer" },
    currentPath: "#accueil",
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The logo, the navigation, one action. */
export const Default: Story = {};

/** The entry of the page one is on is underlined and says so. */
export const Current: Story = { args: { currentPath: "#journal" } };

/** The group unfolds below its button; the page one is on is underlined in it. */
export const GroupOpen: Story = {
  args: { currentPath: "#bateau" },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Le voyage" })),
};

/** On a phone the navigation folds behind one button. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Its menu, open. */
export const PhoneMenu: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Menu" })),
};

/** Its menu, with the group open too. */
export const PhoneGroup: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await userEvent.click(canvas.getByRole("button", { name: "Le voyage" }));
  },
};

/** The poster goes by beneath; the words of the head still read. */
export const OverPoster: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Poster picture={sail}>
        <Headline level={1} size="poster">
          Une coque, cinq bras, un été
        </Headline>
      </Poster>
    </>
  ),
};

/** Long labels wrap to a second line before anything is cut. */
export const LongText: Story = {
  args: {
    entries: [
      ...meta.args.entries,
      { label: "Les stations météorologiques", href: "#stations" },
      { label: "L’approvisionnement austral", href: "#approvisionnement" },
    ],
    action: { label: "Rejoindre l’équipage cet été", href: "#embarquer" },
  },
};
