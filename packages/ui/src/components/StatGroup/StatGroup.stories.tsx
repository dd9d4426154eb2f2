import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatGroup } from "./StatGroup.tsx";

const meta = {
  component: StatGroup,
  parameters: { bare: true },
  args: {
    label: "Le voyage en chiffres",
    figures: [
      { value: "24", label: "escales prévues" },
      { value: "6 mois", label: "en mer" },
      { value: "90 m²", label: "de toile au portant" },
      { value: "4 200", label: "relevés publiés" },
    ],
  },
} satisfies Meta<typeof StatGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four figures on four inks, edge to edge. */
export const Default: Story = {};

/** A note says how a figure was reckoned. */
export const WithNotes: Story = {
  args: {
    figures: [
      { value: "24", label: "escales prévues", note: "15 en Bretagne et 9 aux Açores" },
      { value: "6 mois", label: "en mer", note: "D’avril à septembre" },
      { value: "90 m²", label: "de toile au portant" },
      { value: "4 200", label: "relevés publiés", note: "Comptés fin septembre" },
    ],
  },
};

/** Other inks, in turn. */
export const OtherInks: Story = { args: { surfaces: ["sea", "dawn", "night", "lagoon"] } };

/** Three tiles share the row. */
export const Three: Story = { args: { figures: meta.args.figures.slice(0, 3) } };

/** One alone takes the row. */
export const One: Story = { args: { figures: meta.args.figures.slice(0, 1) } };

/** On the ground itself, larger, in inks that follow each other. */
export const Open: Story = { parameters: { bare: false }, args: { kind: "open" } };

/** The same on night. */
export const OpenOnNight: Story = { ...Open, parameters: { bare: false, surface: "night" } };

/** The same on a phone, two by two. */
export const OpenPhone: Story = { ...Open, globals: { viewport: { value: "phone320" } } };

/** Smaller, in a column of the page. */
export const Compact: Story = {
  ...Open,
  args: { kind: "compact", figures: meta.args.figures.slice(0, 3) },
};

/** Each leads to where more is said of it: wakes run out under the pointer and on focus. */
export const Linked: Story = {
  ...OpenOnNight,
  args: {
    kind: "open",
    figures: meta.args.figures.map((figure, at) => ({ ...figure, href: `#chiffre-${at}` })),
  },
};

/** On a phone, two by two. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Small, inside a card. */
export const Line: Story = {
  args: {
    kind: "line",
    figures: [
      { value: "12 500 km", label: "à la voile" },
      { value: "24", label: "escales" },
      { value: "24 h/7", label: "de diffusion" },
    ],
  },
  parameters: { surface: "night" },
};

/** The longest figure and label at 320 px: nothing is cut. */
export const LongText: Story = {
  globals: { viewport: { value: "phone320" } },
  args: {
    figures: [
      { value: "12 500 km", label: "parcourus à la voile depuis le premier départ" },
      {
        value: "300 000",
        label: "auditeurs à l’antenne de la radio maritime",
        note: "Moyenne des six émissions",
      },
    ],
  },
};
