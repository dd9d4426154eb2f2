import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumb } from "./Breadcrumb.tsx";

const meta = {
  component: Breadcrumb,
  args: {
    label: "Fil d’Ariane",
    links: [
      { label: "Accueil", href: "#accueil" },
      { label: "Journal", href: "#journal" },
    ],
    current: "Une nuit au mouillage",
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page one is on comes last, and is not a link. */
export const Default: Story = {};

/** One level below the first page. */
export const Short: Story = { args: { links: meta.args.links.slice(0, 1), current: "Journal" } };

/** On night the wakes turn yellow. */
export const OnNight: Story = { parameters: { surface: "nuit" } };

/** At 320 px it wraps between two steps. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    links: [...meta.args.links, { label: "Les stations météorologiques australes", href: "#stations" }],
    current: "Réapprovisionnement et hivernage à Port-Lavande",
  },
};
