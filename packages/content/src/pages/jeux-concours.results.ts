import { counted, noun, number } from "../format/numbers.ts";

/** The results of the quiz, and what « Partager » sends. */
export const quizResults = {
  title: "Quiz Terminé !",
  pointsLabel: (points: number) => noun(points, "point"),
  pointsOf: (total: number) => `sur ${number(total)}`,
  correct: (count: number, total: number) => `${count}/${total}`,
  correctLabel: (count: number) => noun(count, "bonne réponse", "bonnes réponses"),
  percent: (percent: number) => `${percent} %`,
  percentLabel: "de réussite",
  level: "Votre niveau",
  timeUp: "Le temps est écoulé. Voici vos résultats.",
  categories: "Par catégorie",
  share: "Partager",
  breakdown: {
    heading: "Question par question",
    yours: "Votre réponse",
    unanswered: "Non répondu",
    right: "La bonne réponse",
    correct: "Bonne réponse",
    wrong: "Mauvaise réponse",
    earned: (points: number) => counted(points, "point gagné", "points gagnés"),
    source: "Source",
    /** Where the explanations could not be fetched. */
    unexplained: "Les explications n’ont pas pu se charger.",
    retry: "Les redemander",
  },
  restart: "Recommencer",
  challenge: {
    label: "Défier",
    hint: "Le lien du défi ouvre le même tirage et annonce votre score. Il ne contient ni votre nom ni vos réponses.",
    copied: "Le lien du défi est copié. Envoyez-le à qui vous voulez.",
    field: "Le lien du défi",
  },
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
