import type { Meta, StoryObj } from "@storybook/react-vite";
import { draw, type QuizEvent, reduce, start } from "@sillages/quiz-engine";
import { createStore } from "@sillages/quiz-engine/store";
import { oceanVivant } from "../../../sections/quiz/fixtures/oceanVivant.ts";
import { quizMaterial } from "./quizMaterial.ts";
import { QuizScreen } from "./QuizScreen.tsx";

const first = start(draw(oceanVivant.questions, { seed: 7, size: 5 }), 0, null);

/** A quiz that stands still after these events, right answers for `answer`. */
function after(...events: readonly QuizEvent["type"][]) {
  const session = events.reduce((before, type) => {
    const option = before.draw.questions[before.index]?.question.correct ?? 0;
    return reduce(before, type === "answer" ? { type, option } : { type }, 0);
  }, first);
  return { ...createStore(session, { now: () => 0 }), bank: oceanVivant, resumed: undefined };
}

const meta = {
  component: QuizScreen,
  parameters: { path: "/jeux-concours", bare: true },
  args: {
    game: after(),
    material: quizMaterial(),
  },
} satisfies Meta<typeof QuizScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A question, before any answer: one cannot go on, nor back. */
export const Default: Story = {};

/** An answer is chosen. */
export const Answered: Story = { args: { game: after("answer", "next", "answer") } };

/** The question is hidden. */
export const Paused: Story = { args: { game: after("pause") } };

/** The results: three right, two without an answer. */
export const Finished: Story = {
  args: { game: after("answer", "next", "answer", "next", "answer", "finish") },
  // What explains the answers comes a moment later.
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^Source/);
  },
};

/** On a phone the drawing is a band above the question. */
export const Phone: Story = { ...Answered, globals: { viewport: { value: "phone390" } } };
