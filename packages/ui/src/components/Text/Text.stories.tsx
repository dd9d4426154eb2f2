import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "../../stories/narrow.tsx";
import { Text } from "./Text.tsx";

const meta = {
  component: Text,
  args: { children: "Le vent tourne au suroît. On réduit la toile, on range le café, on attend." },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A paragraph. */
export const Default: Story = {};

/** Opens a page or a section. */
export const Lead: Story = { args: { size: "lead" } };

/** A caption or a note. */
export const Small: Story = { args: { size: "small" } };

/** What may be passed over. */
export const Muted: Story = { args: { tone: "muted" } };

/** What must not. */
export const Accent: Story = { args: { tone: "accent" } };

/** A name, a job. */
export const Strong: Story = { args: { tone: "strong" } };

/** The muted ink still reads on night. */
export const MutedOnNight: Story = { ...Muted, parameters: { surface: "night" } };

/** The accent is yellow on night. */
export const AccentOnNight: Story = { ...Accent, parameters: { surface: "night" } };

/** Several lines hold to a readable measure, with French spaces that never break. */
export const LongText: Story = {
  args: {
    children:
      "« Combien de milles encore ? » demande le plus jeune. Personne ne répond : il en reste 1 200, à 6 nœuds, si le vent tient. On compte en repas, en quarts, en étoiles. Au matin du neuvième jour, une odeur de terre, puis un trait gris, et l’île, exactement là où la carte la promettait. L’eau a pris 3 °C et le CO₂ dissous se lit sur le capteur.",
  },
};

/** An address without a space breaks instead of overflowing. */
export const Narrow: Story = {
  args: { children: "permanence.hivernage.de.la.flottille@embruns.example" },
  decorators: [narrow],
};
