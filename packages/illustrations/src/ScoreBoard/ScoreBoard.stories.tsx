import type { Meta, StoryObj } from "@storybook/react-vite";
import { narrow } from "@sillages/ui/stories";
import { ScoreBoard } from "./ScoreBoard.tsx";

const meta = {
  component: ScoreBoard,
  parameters: { surface: "night" },
  args: {
    score: { value: "540", label: "points" },
    figures: [
      { value: "38/50", label: "bonnes réponses" },
      { value: "76 %", label: "de réussite" },
    ],
  },
} satisfies Meta<typeof ScoreBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The points in giant figures, then the rest. */
export const Default: Story = {};

/** Nothing right. */
export const Zero: Story = {
  args: {
    score: { value: "0", label: "point" },
    figures: [
      { value: "0/5", label: "bonne réponse" },
      { value: "0 %", label: "de réussite" },
    ],
  },
};

/** A note says how a figure was reckoned. */
export const WithNotes: Story = {
  args: {
    figures: [
      { value: "38/50", label: "bonnes réponses", note: "dont 4 sans réponse" },
      { value: "76 %", label: "de réussite" },
    ],
  },
};

/** On paper. */
export const OnPaper: Story = { parameters: { surface: "paper" } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };

/** Four figures and a long unit in a narrow parent: nothing is cut. */
export const LongText: Story = {
  args: { score: { value: "1 250", label: "points de navigation" } },
  decorators: [narrow],
};
