import type { Meta, StoryObj } from "@storybook/react-vite";
import { idleQuiz, QuizContext } from "./QuizContext.ts";
import { quizMaterial } from "./quizMaterial.ts";
import { QuizSection } from "./QuizSection.tsx";
import type { Quiz } from "./useQuiz.ts";

/** The state that the page's quiz is in. */
const quiz = (state: Partial<Quiz>) => ({ quiz: state });

const meta = {
  component: QuizSection,
  parameters: { path: "/jeux-concours" },
  args: { banks: quizMaterial().banks },
  decorators: [
    (Story, { parameters }) => (
      <QuizContext value={{ ...idleQuiz, ...(parameters["quiz"] as Partial<Quiz> | undefined) }}>
        <Story />
      </QuizContext>
    ),
  ],
} satisfies Meta<typeof QuizSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bank, the format and the time are chosen already: one press starts. */
export const Default: Story = {};

/** A link that no draw can be read from. */
export const DamagedChallenge: Story = {
  parameters: quiz({ view: { kind: "contest", toChoices: true, damaged: true } }),
};

/** The questions could not be fetched. */
export const Failed: Story = { parameters: quiz({ failed: true }) };
