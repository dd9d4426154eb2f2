import { words } from "#data/pages/jeux-concours.results";
import { counted, noun, number } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** The results of the quiz, and what « Partager » sends. */
export const quizResults = withSentences(words, {
  pointsLabel: (points: number) => noun(points, "point"),
  pointsOf: (total: number) => `sur ${number(total)}`,
  correct: (count: number, total: number) => `${count}/${total}`,
  correctLabel: (count: number) => noun(count, "bonne réponse", "bonnes réponses"),
  percent: (percent: number) => `${percent} %`,
  breakdown: {
    earned: (points: number) => counted(points, "point gagné", "points gagnés"),
  },
  shared: {
    title: (bank: string) => `Quiz « ${bank} »`,
    /** The challenge link comes right after. */
    text: (bank: string, correct: number, total: number, points: number) =>
      `${counted(correct, "bonne réponse", "bonnes réponses")} sur ${total}, ${counted(points, "point")} au quiz « ${bank} ». À vous de jouer :`,
  },
});
