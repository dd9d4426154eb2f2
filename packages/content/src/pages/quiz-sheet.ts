import { counted } from "../format/numbers.ts";
import { identity } from "#data/identity";

/** The printed sheet of a bank, at `/documents/quiz-….html`. */
export const quizSheet = {
  head: {
    title: (bank: string) => `Fiche « ${bank} » – ${identity.name}`,
    description: (bank: string) =>
      `Toutes les questions de la banque « ${bank} » à imprimer pour la classe, puis le corrigé avec les explications et les sources.`,
  },
  title: (bank: string) => `Le quiz de la mer : ${bank}`,
  lead: (questions: number, points: number) =>
    `${counted(questions, "question")}, ${counted(points, "point")}. Une seule réponse est juste.`,
  hint: "Le corrigé commence sur une nouvelle page : imprimez le tout, ou les questions seules.",
  fields: ["Nom", "Classe", "Date", "Points"],
  points: (difficulty: string, points: number) => `${difficulty}, ${counted(points, "point")}`,
  key: {
    id: "corrige",
    heading: "Corrigé",
    columns: { place: "N°", answer: "Réponse", explanation: "Pourquoi", source: "Source" },
    caption: (bank: string) => `Les réponses de la banque « ${bank} »`,
  },
  licence: "Questions et explications : voir la licence des contenus du projet. Chaque fait porte sa source.",
  back: { label: "Revenir au quiz", path: "/jeux-concours#quiz" },
} as const;
