import { words } from "#data/pages/jeux-concours.quiz";
import { figures } from "#data/figures";
import { counted } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

const SECONDS_IN_A_MINUTE = 60;

const minutes = counted(figures.quizSeconds / SECONDS_IN_A_MINUTE, "minute");

const keys = "Au clavier, répondez avec A à D ou 1 à 4.";

const kept = "Vos réponses restent sur votre appareil.";

/** The start of a quiz: what is chosen, what arrives by a link. Banks, formats and levels are entities of `quiz/`. */
export const quizStart = withSentences(words, {
  time: {
    limited: minutes,
  },
  size: (questions: number) => counted(questions, "question"),
  summary: (questions: number, timed: boolean) =>
    timed
      ? `${counted(questions, "question")}, ${minutes}. Une pause arrête le chronomètre. ${keys} ${kept}`
      : `${counted(questions, "question")}, sans limite de temps. ${keys} ${kept}`,
  /** Said of the long format, whose questions cannot all be read in the time given. */
  reading: (minutesToRead: number) =>
    `Lire toutes les questions prend ${counted(minutesToRead, "minute")} environ.`,
  challenge: {
    /** The score is only claimed: nothing proves it. */
    heading: (percent: number | undefined) =>
      percent === undefined
        ? "Un équipage vous défie : mêmes questions, score gardé secret"
        : `Un équipage vous défie : mêmes questions, score annoncé ${percent} %`,
    text: (bank: string, questions: number) =>
      `${bank}, ${counted(questions, "question")}, dans le même ordre. À vous.`,
  },
});
