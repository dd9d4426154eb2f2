import { words } from "#data/pages/jeux-concours.classe";
import { weight } from "../format/weights.ts";

/** The material for teachers. */
export const classroom = {
  ...words,
  sheet: (bank: string) => `${bank}, fiche et corrigé`,
  gift: (bank: string) => `${bank} en GIFT`,
  xml: (bank: string) => `${bank} en Moodle XML`,
  aiken: (bank: string) => `${bank} en Aiken`,
  weight: (format: string, bytes: number) => `${format}, ${weight(bytes)}`,
} as const;
