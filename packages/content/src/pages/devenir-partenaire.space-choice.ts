import { words } from "#data/pages/devenir-partenaire.space-choice";
import { counted, euros, noun, number, squareMetres } from "../format/numbers.ts";
import { enumerated } from "../format/words.ts";
import { proRata } from "../prices/pro-rata.ts";
import { withSentences } from "../sentences.ts";

/** What the sail plan says while one chooses on it. */
export const spaceChoice = withSentences(words, {
  details: {
    placeValue: (row: number, column: number) =>
      `Bande ${row} en partant du bas, case ${column} en partant de l’avant`,
    totalValue: (count: number, area: number) => `${counted(count, "espace")}, ${squareMetres(area)}`,
  },
  strip: {
    /** « Espace 91 », « 3 espaces » */
    spaces: (numbers: readonly number[]) =>
      numbers.length === 1 ? `Espace ${number(numbers[0] ?? 0)}` : counted(numbers.length, "espace"),
    /** Until the return, as long as `months` of sailing are left: that is what is paid. */
    price: (yearly: number, months?: number) =>
      months ? `${euros(proRata(yearly, months))} jusqu’au retour` : `${euros(yearly)} par an`,
  },
  book: (count: number) => noun(count, "Demander cet espace", "Demander ces espaces"),
  chosen: (count: number, area: number) =>
    `${counted(count, "espace choisi", "espaces choisis")}, ${squareMetres(area)} en tout.`,
  refused: {
    already: (space: number) => `L’espace ${space} est déjà choisi.`,
    taken: (space: number, holder: string) => `L’espace ${space} est occupé par ${holder}.`,
  },
  mail: {
    subject: (numbers: readonly number[]) =>
      `${noun(numbers.length, "Espace", "Espaces")} ${enumerated(numbers.map(number))} sur ${noun(numbers.length, "la voile", "les voiles")}`,
    /** One line for each sail, and its numbers. */
    line: (sail: string, numbers: readonly number[]) => `${sail} : ${numbers.map(number).join(", ")}`,
    body: (lines: string, total: string, link: string, company: string) =>
      `Bonjour,\n\nNotre entreprise aimerait prendre :\n${lines}\nsoit ${total}.\n\nSur le plan : ${link}\n\nNom de l’entreprise : ${company}\nUn numéro où nous rappeler :\n\nMerci.`,
  },
});
