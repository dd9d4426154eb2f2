import { words } from "#data/pages/diplome.maker";
import { identity } from "#data/identity";
import { dayInWords } from "../format/months.ts";
import { counted, noun } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

/** The words of a diploma, and of what makes it. */
export const diplomaWords = withSentences(words, {
  reached: (level: string, bank: string) => `Niveau ${level} au quiz « ${bank} »`,
  played: (bank: string) => `Pour avoir joué au quiz « ${bank} »`,
  /** @param day - Year-month-day. */
  date: (day: string) => `Le ${dayInWords(day)}`,
  sheet: {
    notice: `Diplôme non officiel, sans valeur scolaire : il dit que l’on a joué au quiz de ${identity.name} et que l’on s’en souvient.`,
  },
  sheets: (count: number) => `${counted(count, "diplôme")}, ${counted(count, "feuille")} A4 en paysage.`,
  tooLong: (count: number, most: number) =>
    `${counted(count, "nom")} de plus de ${most} signes ${noun(count, "ne s’imprimera", "ne s’imprimeront")} pas.`,
  tooMany: (most: number) => `Les ${most} premiers noms s’impriment : faites les autres ensuite.`,
});
