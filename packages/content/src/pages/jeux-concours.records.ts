import { words } from "#data/pages/jeux-concours.records";
import { dayInParis } from "../format/days.ts";
import { dayInWords } from "../format/months.ts";

/** What was played on the device, for who comes back. */
export const quizRecords = {
  ...words,
  /** « Océan vivant, Éclair : 80 %, le 22 novembre 2026 » */
  line: (bank: string, format: string, percent: number, at: number) =>
    `${bank}, ${format} : ${percent} %, le ${dayInWords(dayInParis(new Date(at)))}`,
  last: (bank: string, format: string, percent: number) => `Dernier quiz : ${percent} %, ${bank}, ${format}.`,
} as const;
