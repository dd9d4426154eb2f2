import type { Meta, StoryObj } from "@storybook/react-vite";
import { lighthouse } from "@sillages/ui/stories";
import { ProjectedQuestion } from "./ProjectedQuestion.tsx";

const answer = {
  correct: 1,
  label: "Bonne réponse",
  why: "Les marins nomment un vent d’après l’endroit d’où il vient.",
  source: "Source : glossaire maritime",
};

const meta = {
  component: ProjectedQuestion,
  args: {
    question: "D’où vient un vent de noroît ?",
    options: ["Du nord-est", "Du nord-ouest", "Du sud-ouest", "De la terre"],
  },
} satisfies Meta<typeof ProjectedQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pupils raise their cards. */
export const Default: Story = {};

/** The right answer is told by its ink, by a rule, by a check and by a word; why comes below. */
export const Answered: Story = { args: { answer } };

/** About what is seen: the picture beside the question. */
export const WithPicture: Story = {
  args: { question: "Que voit-on sur cette roche ?", picture: lighthouse, answer },
};

/** The longest question and answers that a bank allows. */
export const LongText: Story = {
  args: {
    question:
      "Quelle convention internationale, signée à Paris en 1992, protège aujourd’hui l’environnement marin de l’Atlantique du Nord-Est ?",
    options: [
      "La convention dite Ospar, d’Oslo et de Paris",
      "Anticonstitutionnellement",
      "La convention de Barcelone, pour la Méditerranée",
      "Aucune",
    ],
    answer,
  },
};

/** On a phone, one below the other. */
export const Phone: Story = { ...Answered, globals: { viewport: { value: "phone390" } } };
