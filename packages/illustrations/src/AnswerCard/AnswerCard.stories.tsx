import type { Meta, StoryObj } from "@storybook/react-vite";
import { AnswerCard } from "./AnswerCard.tsx";

const meta = {
  component: AnswerCard,
  args: { place: 0, name: "Réponse A, la boule", hint: "Levez-la bien droite, face au tableau." },
} satisfies Meta<typeof AnswerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Half of a sheet. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = {
  args: { place: 3, name: "Réponse D, le losange" },
  globals: { viewport: { value: "phone390" } },
};
