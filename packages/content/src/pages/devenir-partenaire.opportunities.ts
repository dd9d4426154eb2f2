import { words } from "#data/pages/devenir-partenaire.opportunities";
import { noun, squareMetres } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** The sail plan, and the two ways to count its free spaces. */
export const opportunities = withSentences(words, {
  figures: {
    spaces: (count: number) => noun(count, "espace publicitaire", "espaces publicitaires"),
    available: (count: number) => noun(count, "espace disponible", "espaces disponibles"),
    active: (count: number) => noun(count, "partenaire actif", "partenaires actifs"),
  },
  space: {
    name: (space: number, sail: string, area: number, state: string) =>
      `Espace ${space}, ${sail}, ${squareMetres(area)}, ${state}`,
    taken: (holder: string) => `occupé par ${holder}`,
  },
  table: {
    /** From the first to the last number of a sail, and those of them that are taken. */
    range: (first: number, last: number, taken: readonly number[]) =>
      `${first} à ${last}` +
      (taken.length > 0 ? ` (${taken.join(", ")} ${noun(taken.length, "occupé", "occupés")})` : ""),
    /** The area of the smallest and of the largest space. */
    sizes: (smallest: number, largest: number) =>
      `Un espace mesure de ${squareMetres(smallest)} à ${squareMetres(largest)}.`,
  },
  legend: {
    taken: (holders: string) => `Occupé : ${holders}`,
  },
});
