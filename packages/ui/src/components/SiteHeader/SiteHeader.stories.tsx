import type { Meta, StoryObj } from "@storybook/react-vite";
import { sail } from "../../stories/pictures.ts";
import { Behaviors } from "../Behaviors/Behaviors.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Hero } from "../Hero/Hero.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const meta = {
  component: SiteHeader,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Behaviors />
      </>
    ),
  ],
  // The head is fixed: each story of the documentation has its own window, as wide as a desk.
  parameters: { bare: true, docs: { story: { inline: false, height: "24rem" }, shownAs: "desk" } },
  args: {
    home: { label: "Embruns, accueil", href: "#accueil", name: "Embruns" },
    owner: {
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
    menuAction: { label: "Rejoindre l’équipage", href: "#rejoindre" },
    menuContact: { label: "quai@embruns.example", href: "mailto:quai@embruns.example" },
    currentPath: "#accueil",
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The logo, the navigation, one action. */
export const Default: Story = {};

/** The site of nobody else, with nothing to press for: its name and its entries alone. */
export const EntriesAlone: Story = {
  args: { owner: undefined, action: undefined, menuAction: undefined, menuContact: undefined },
};

/** The entry of the page one is on is underlined and says so. */
export const Current: Story = { args: { currentPath: "#journal" } };

/** The page one is on is in the group: folded, its button is underlined. */
export const CurrentInGroup: Story = { args: { currentPath: "#bateau" } };

/** The action is a film: its triangle says so. */
export const Film: Story = { args: { action: { label: "FILM", href: "#film", play: true } } };

/** The group unfolds below its button; the page one is on is underlined in it. */
export const GroupUnfolded: Story = {
  args: { currentPath: "#bateau" },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Le voyage" })),
};

/** On a phone the navigation folds behind one button. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Its menu takes the whole window under the bar; the group is unfolded, and the page behind does not scroll. */
export const PhoneMenu: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Menu" })),
};

/** In the menu the page one is on is underlined, and the group folds back. */
export const PhoneGroup: Story = {
  ...PhoneMenu,
  args: { currentPath: "#journal" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await userEvent.click(canvas.getByRole("button", { name: "Le voyage" }));
  },
};

/** At 320 px a long name and long entries wrap, and the menu scrolls by itself. */
export const PhoneLongText: Story = {
  ...PhoneMenu,
  globals: { viewport: { value: "phone320" } },
  args: {
    home: { label: "Embruns et marées, accueil", href: "#accueil", name: "Embruns et marées" },
    entries: [...meta.args.entries, { label: "L’approvisionnement austral", href: "#approvisionnement" }],
    action: { label: "Rejoindre l’équipage", href: "#embarquer" },
    menuAction: { label: "Proposer une escale à l’équipage", href: "#proposer" },
    menuContact: {
      label: "permanence.hivernage@embruns.example",
      href: "mailto:permanence.hivernage@embruns.example",
    },
  },
};

/** The poster goes by beneath; the words of the head still read. */
export const OverPoster: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Hero picture={sail}>
        <Heading level={1} size="poster">
          Une coque, cinq bras, un été
        </Heading>
      </Hero>
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
