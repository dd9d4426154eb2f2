import { words } from "#data/pages/jeux-concours.classe";
import { weight } from "../format/weights.ts";

/** The material for teachers. */
export const classroom = {
  ...words,
  sheet: (bank: string) => `${bank}, fiche et corrigé`,
  gift: (bank: string) => `${bank} en GIFT`,
  xml: (bank: string) => `${bank} en Moodle XML`,
  weight: (format: string, bytes: number) => `${format}, ${weight(bytes)}`,
} as const;
