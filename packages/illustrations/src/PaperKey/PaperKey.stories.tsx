import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaperKey } from "./PaperKey.tsx";

const answer = (id: string, place: number, text: string) => ({
  id,
  place,
  text,
  why: "Les marins nomment un vent d’après l’endroit d’où il vient.",
  source: "Glossaire maritime",
});

const meta = {
  component: PaperKey,
  args: {
    heading: "Corrigé de la fiche 6eB, version A",
    answers: [answer("a", 1, "Du nord-ouest"), answer("b", 2, "Du sud-ouest"), answer("c", 0, "Du nord-est")],
  },
} satisfies Meta<typeof PaperKey>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns where they fit. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
