import { words } from "#data/pages/presse.take";
import { words as logos } from "#data/pages/presse.logos";
import { dayInWords } from "../format/months.ts";
import { duration } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";

/** What a newsroom takes away: everything in one file, words to quote, where the boats are tonight. */
export const pressTake = {
  ...words,
  zipFile: (files: number, bytes: number) => `ZIP, ${files}\u00A0fichiers, ${weight(bytes)}`,
  /** « Camille Roussel, responsable de la communication, 2 novembre 2026 ». */
  spoken: (name: string, role: string, day: string) => `${name}, ${role}, ${dayInWords(day)}`,
  footage: {
    ...words.footage,
    item: (title: string, seconds: number) => `${title} (${duration(seconds)})`,
  },
} as const;

/** The logos of the expedition and how to use them. */
export const pressLogos = {
  ...logos,
  file: weight,
} as const;
