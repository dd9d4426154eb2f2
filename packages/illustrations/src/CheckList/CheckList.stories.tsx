import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "@sillages/ui/stories";
import { CheckList } from "./CheckList.tsx";

const meta = {
  component: CheckList,
  args: {
    rightLabel: "Conforme",
    wrongLabel: "À corriger",
    unknownLabel: "Non vérifié",
    findings: [
      { id: "a", outcome: "right", text: "Gilet : à votre taille." },
      { id: "b", outcome: "wrong", text: "Feu : pile faible. Changez-la avant de partir." },
      { id: "c", outcome: "unknown", text: "Balise : sans réponse au quai. Essayez-la en rade." },
    ],
  },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three outcomes, three marks, three words. */
export const Default: Story = {};

/** On night. */
export const OnNight: Story = { parameters: { surface: "night" } };

/** In a narrow parent. */
export const Narrow: Story = { decorators: [narrow] };
