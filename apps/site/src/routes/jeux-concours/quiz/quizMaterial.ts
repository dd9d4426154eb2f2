import { type Level, levels, type Question } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { hashBank } from "@sillages/quiz-engine";
import type { PictureSource } from "@sillages/ui";
import { bankData } from "../../../files/quizData.ts";
import { pictureOf } from "../../../shell/pictureOf.ts";
import type { Bank } from "./banks.ts";

/** A level of the results, from `from` percent of right answers on. */
export type LevelMaterial = Pick<Level, "from" | "id" | "label" | "message"> & {
  /** Its token. */
  picture: PictureSource;
  /** The plate that it wins. */
  plate: PictureSource;
};

/** What the quiz needs of the content, but for the questions: the page gives it to the browser. */
export interface QuizMaterial {
  banks: readonly Bank[];
  /** From the highest to the lowest. */
  levels: readonly LevelMaterial[];
  /** Beside the questions. */
  pictures: { play: PictureSource };
}

/** Words that are read in a minute, without haste. */
const PACE = 180;

/** How long it takes to read these questions and their options. */
function minutesToRead(questions: readonly Question[]): number {
  const words = questions.flatMap(({ options, question }) => [question, ...options].join(" ").split(/\s+/));
  return Math.ceil(words.length / PACE);
}

/** The material of the quiz, as the content is now. */
export function quizMaterial(): QuizMaterial {
  return {
    banks: quizBanks.map((bank) => {
      const { id, questions, title } = bank;
      const data = bankData(bank);
      const addresses = { questions: data.questions.path, explanations: data.explanations.path };
      return {
        id,
        title,
        size: questions.length,
        minutes: minutesToRead(questions),
        hash: hashBank(questions),
        addresses,
      };
    }),
    levels: levels.map(({ drawing, from, id, label, message, plate }) => ({
      id,
      from,
      label,
      message,
      picture: pictureOf(drawing),
      plate: pictureOf(plate),
    })),
    pictures: { play: pictureOf("scenes/baleine-haute") },
  };
}
