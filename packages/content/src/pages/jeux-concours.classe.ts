import { weight } from "../format/weights.ts";

/** The material for teachers. */
export const classroom = {
  id: "enseignants",
  heading: "Pour la classe",
  lead: "Les mêmes questions, sur papier ou dans votre espace de cours.",
  sheet: (bank: string) => `${bank}, fiche et corrigé`,
  gift: (bank: string) => `${bank} en GIFT`,
  xml: (bank: string) => `${bank} en Moodle XML`,
  weight: (format: string, bytes: number) => `${format}, ${weight(bytes)}`,
  dropped:
    "GIFT perd les points, et la difficulté n’y est qu’un commentaire. Moodle XML garde tout, sauf les cinq minutes et les niveaux, que fixe votre test.",
} as const;
