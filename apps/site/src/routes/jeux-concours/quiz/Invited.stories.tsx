import type { Meta, StoryObj } from "@storybook/react-vite";
import { oceanVivant } from "@sillages/content/ocean-vivant";
import { idleQuiz } from "./idleQuiz.ts";
import { Invited } from "./Invited.tsx";
import type { Quiz } from "./useQuiz.ts";

const bank = { id: "ocean-vivant", questions: oceanVivant } as const;
const invitation = { bank, seed: 7, size: 20, percentage: 62 };

const quiz: Quiz = { ...idleQuiz, arrival: { kind: "invited", invitation } };

const meta = {
  component: Invited,
  parameters: { path: "/jeux-concours", bare: true },
  args: { quiz, invitation },
} satisfies Meta<typeof Invited>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same draw as another crew, with the score that they claim. */
export const Default: Story = {};

/** Who was playing can go on instead. */
export const WhilePlaying: Story = { args: { quiz: { ...quiz, hasSaved: true } } };

/** On a phone. */
export const Phone: Story = { ...WhilePlaying, globals: { viewport: { value: "phone390" } } };
