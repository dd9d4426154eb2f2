import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse, narrow } from "@sillages/ui/stories";
import { PaperQuiz } from "./PaperQuiz.tsx";

const question = (id: string, text: string) => ({
  id,
  question: text,
  options: ["Du nord-est", "Du nord-ouest", "Du sud-ouest", "De la terre"],
  note: "Facile, 10 points",
});

const meta = {
  component: PaperQuiz,
  args: {
    fields: ["Nom", "Date"],
    questions: [question("a", "D’où vient le noroît ?"), question("b", "D’où vient le suroît ?")],
  },
} satisfies Meta<typeof PaperQuiz>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is written by hand, then the questions in two columns. */
export const Default: Story = {};

/** A sheet of few pages, with its head and its foot. */
export const Head: Story = {
  args: { heading: "Les vents", mark: "Fiche 6eB, version A", foot: "À copier librement." },
};

/** A question about what is seen. */
export const WithPicture: Story = {
  args: { questions: [{ ...question("c", "Que voit-on sur cette roche ?"), picture: lighthouse }] },
};

/** One column where two do not fit. */
export const Narrow: Story = { decorators: [narrow] };
