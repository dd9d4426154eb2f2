import type { Meta, StoryObj } from "@storybook/react-vite";
import { headland, lighthouse } from "@sillages/ui/stories";
import { Diploma } from "./Diploma.tsx";

const meta = {
  component: Diploma,
  parameters: { surface: "cream" },
  args: {
    title: "Diplôme",
    subject: "des gardiens de phare",
    awarded: "décerné à",
    name: "Léa Morvan",
    reason: "Niveau Veilleur, à la veillée des Pierres",
    date: "Le 8 mai 2026",
    signature: "Signature",
    notice: "Diplôme non officiel : il dit que l’on a joué, et bien joué.",
    picture: headland,
    emblem: lighthouse,
  },
} satisfies Meta<typeof Diploma>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name of a usual length. */
export const Default: Story = {};

/** A name as long as one may write stays in its box. */
export const LongText: Story = {
  args: { name: "Anne-Sophie-Marguerite de la Tour d’Auvergne-Kersauson-Lauragais ".repeat(2).slice(0, 120) },
};

/** Lines to fill in by hand. */
export const Empty: Story = { args: { name: undefined, emblem: undefined } };

/** On a phone it is the same sheet, smaller. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
