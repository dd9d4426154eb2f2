import { words } from "#data/pages/devenir-partenaire.space-choice";
import { counted, noun, number, quantity } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** What the sail plan says while one chooses on it. */
export const spaceChoice = withSentences(words, {
  details: {
    placeValue: (row: number, column: number) =>
      `Laize ${row} depuis le bas, rang ${column} depuis le guindant`,
    totalValue: (count: number, area: number) => `${counted(count, "espace")}, ${quantity(area, "m²")}`,
  },
  book: (count: number) => noun(count, "Demander cet espace", "Demander ces espaces"),
  chosen: (count: number, area: number) =>
    `${counted(count, "espace choisi", "espaces choisis")}, ${quantity(area, "m²")} en tout.`,
  refused: {
    already: (space: number) => `L’espace ${space} est déjà choisi.`,
    taken: (space: number, holder: string) => `L’espace ${space} est occupé par ${holder}.`,
  },
  mail: {
    subject: (numbers: readonly number[]) =>
      `${noun(numbers.length, "Espace", "Espaces")} ${numbers.map(number).join(", ")} sur la voile`,
    /** One line for each sail, and its numbers. */
    line: (sail: string, numbers: readonly number[]) => `${sail} : ${numbers.map(number).join(", ")}`,
    body: (lines: string, total: string, link: string) =>
      `Bonjour,\n\nNotre entreprise aimerait prendre :\n${lines}\nsoit ${total}.\n\nSur le plan : ${link}\n\nNom de l’entreprise :\nUn numéro où nous rappeler :\n\nMerci.`,
  },
});
