import { counted, noun, number } from "../format/numbers.ts";

/** The results of the quiz, and what « Partager » sends. */
export const results = {
  title: "Quiz Terminé !",
  pointsLabel: (points: number) => noun(points, "point"),
  pointsOf: (total: number) => `sur ${number(total)}`,
  correct: (count: number, total: number) => `${count}/${total}`,
  correctLabel: (count: number) => noun(count, "bonne réponse", "bonnes réponses"),
  percent: (percent: number) => `${percent} %`,
  percentLabel: "de réussite",
  level: "Niveau",
  breakdown: {
    heading: "Question par question",
    question: (index: number) => `Question ${index}`,
    yours: "Votre réponse",
    unanswered: "Non répondu",
    right: "La bonne réponse",
    correct: "Bonne réponse",
    wrong: "Mauvaise réponse",
    earned: (points: number) => counted(points, "point gagné", "points gagnés"),
    explanation: "Pourquoi",
    source: "Source",
  },
  restart: "Recommencer",
  share: "Partager",
  shared: {
    title: (bank: string) => `Quiz « ${bank} »`,
    /** The challenge link comes right after. */
    text: (bank: string, correct: number, total: number, points: number) =>
      `${counted(correct, "bonne réponse", "bonnes réponses")} sur ${total}, ${counted(points, "point")} au quiz « ${bank} ». À vous de jouer :`,
    copied: "Le défi est copié. Collez-le où vous voulez.",
    failed: "La copie n’a pas marché. Sélectionnez ce texte et copiez-le.",
    field: "Le défi à partager",
  },
} as const;
