import { words } from "#data/pages/jeux-concours.classe";

/** The material for teachers. */
export const classroom = {
  ...words,
  sheet: (bank: string) => `${bank}, fiche et corrigé`,
  questions: (bank: string) => `${bank}, les questions`,
} as const;
