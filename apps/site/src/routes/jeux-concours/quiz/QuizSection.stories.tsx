import type { Meta, StoryObj } from "@storybook/react-vite";
import { idleQuiz } from "./idleQuiz.ts";
import { QuizSection } from "./QuizSection.tsx";

const meta = {
  component: QuizSection,
  parameters: { path: "/jeux-concours" },
  args: { quiz: idleQuiz },
} satisfies Meta<typeof QuizSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bank, the format and the time are chosen already: one press starts. */
export const Default: Story = {};

/** A link that no draw can be read from. */
export const DamagedChallenge: Story = { args: { quiz: { ...idleQuiz, arrival: { kind: "damaged" } } } };

/** The questions could not be fetched. */
export const Failed: Story = { args: { quiz: { ...idleQuiz, failed: true } } };
