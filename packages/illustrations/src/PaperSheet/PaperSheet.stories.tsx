import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaperKey } from "../PaperKey/PaperKey.tsx";
import { PaperQuiz } from "../PaperQuiz/PaperQuiz.tsx";
import { PaperSheet } from "./PaperSheet.tsx";

const questions = ["D’où vient le noroît ?", "D’où vient le suroît ?", "D’où vient la bise ?"].map(
  (question) => ({
    id: question,
    question,
    options: ["Du nord-est", "Du nord-ouest", "Du sud-ouest", "De la terre"],
    note: "Facile, 10 points",
  }),
);

const meta = {
  component: PaperSheet,
  args: {
    children: (
      <>
        <PaperQuiz
          heading="Les vents"
          mark="Fiche 6eB, version A"
          fields={["Nom", "Classe"]}
          questions={questions}
          foot="À copier librement."
        />
        <PaperKey
          heading="Corrigé de la fiche 6eB"
          answers={questions.map(({ id, options }, place) => ({
            id,
            place,
            text: options[place] ?? "",
            why: "Les marins nomment un vent d’après l’endroit d’où il vient.",
            source: "Glossaire maritime",
          }))}
        />
      </>
    ),
  },
} satisfies Meta<typeof PaperSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The questions in two columns, then the key. */
export const Default: Story = {};

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: "phone390" } } };
