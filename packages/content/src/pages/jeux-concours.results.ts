import { words } from "#data/pages/jeux-concours.results";
import { counted, noun } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** The results of the quiz, and what « Partager » sends. */
export const quizResults = withSentences(words, {
  pointsLabel: (points: number) => noun(points, "point"),
  correct: (count: number, total: number) => `${count}/${total}`,
  correctLabel: (count: number) => noun(count, "bonne réponse", "bonnes réponses"),
  percent: (percent: number) => `${percent} %`,
  /** How it stands with what was played before on the same bank and length. */
  record: (percent: number, before: number | null) => {
    // Nobody is told to beat nothing.
    if (percent === 0 && !before) return "Le record reste à établir.";
    if (before === null) return `Premier record à battre : ${percent} %.`;
    if (percent > before) return `Nouveau record ! L’ancien était de ${before} %.`;
    return percent === before
      ? `Record égalé : ${before} %.`
      : `Votre record : ${before} %. À vous de le battre.`;
  },
  next: {
    /** « Cap au large, Éclair » */
    other: (bank: string, format: string) => `${bank}, ${format}`,
    /** « Traversée, 20 questions » */
    format: (format: string, questions: number) => `${format}, ${counted(questions, "question")}`,
    questions: (questions: number) => counted(questions, "question"),
  },
  breakdown: {
    earned: (points: number) => counted(points, "point gagné", "points gagnés"),
  },
  shared: {
    title: (bank: string) => `Quiz « ${bank} »`,
    /** What is written on the picture. */
    caption: (bank: string, correct: number, total: number) => `${bank} : ${correct}/${total}`,
    /** The challenge link comes right after. */
    text: (bank: string, correct: number, total: number, points: number) =>
      `${counted(correct, "bonne réponse", "bonnes réponses")} sur ${total}, ${counted(points, "point")} au quiz « ${bank} ». À vous de jouer :`,
  },
});
