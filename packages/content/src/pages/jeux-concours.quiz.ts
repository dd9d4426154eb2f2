import { figures } from "#data/figures";
import { counted } from "../format/numbers.ts";

const SECONDS_IN_A_MINUTE = 60;
const minutes = counted(figures.quizSeconds / SECONDS_IN_A_MINUTE, "minute");

const keys = "Au clavier, A à D ou 1 à 4 choisissent.";
const kept = "Vos réponses restent sur votre appareil.";

/** The start of a quiz: what is chosen, what arrives by a link. Banks, formats and levels are entities of `quiz/`. */
export const quizStart = {
  id: "quiz",
  bank: "Banque de questions",
  format: "Format",
  time: { legend: "Temps", limited: minutes, unlimited: "Sans limite de temps" },
  size: (questions: number) => counted(questions, "question"),
  summary: (questions: number, timed: boolean) =>
    timed
      ? `${counted(questions, "question")}, ${minutes}. Une pause arrête le chronomètre. ${keys} ${kept}`
      : `${counted(questions, "question")}, sans limite de temps. ${keys} ${kept}`,
  start: "Démarrer le quiz",
  failed: "Le quiz n’a pas pu se charger. Vérifiez votre connexion, puis réessayez.",
  challenge: {
    id: "defi",
    /** The score is only claimed: nothing proves it. */
    heading: (percent: number | undefined) =>
      percent === undefined
        ? "Un équipage vous défie : même tirage, score gardé secret"
        : `Un équipage vous défie : même tirage, score annoncé ${percent} %`,
    text: (bank: string, questions: number) =>
      `${bank}, ${counted(questions, "question")} : les mêmes, dans le même ordre. À vous.`,
    start: "Relever le défi",
    refuse: "Choisir un autre quiz",
    resume: "Reprendre mon quiz en cours",
    damaged:
      "Ce lien de défi est abîmé ou trop ancien : on ne peut pas en tirer les questions. Choisissez un quiz ci-dessous.",
  },
} as const;
