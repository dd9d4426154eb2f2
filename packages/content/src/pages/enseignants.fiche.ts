import { words } from "#data/pages/enseignants.fiche";
import { counted } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** Where a sheet is made: it lives, and carries its own words alone. */
export const sheetMaking = withSentences(words, {
  questions: (count: number) => counted(count, "question"),
  title: (bank: string, category: string | undefined) => (category ? `${bank}, ${category}` : bank),
  /** Printed at the head of a sheet: what gives it again. */
  mark: (code: string, version: string) => `Fiche ${code}, version ${version}`,
  key: (code: string, version: string) => `Corrigé de la fiche ${code}, version ${version}`,
  fewer: (count: number) =>
    `Il n’y a ${count === 1 ? "qu’une question" : `que ${counted(count, "question")}`} pour ces choix.`,
  /** Said when other questions were drawn. */
  drawn: (count: number, code: string) => `${counted(count, "question")}, fiche ${code}.`,
  file: (code: string, version: string) =>
    `sillages-${code}-${version}`.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-"),
});
