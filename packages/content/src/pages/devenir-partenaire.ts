import { words } from "#data/pages/devenir-partenaire";
import { capitalised, monthInWords, monthRangeInWords } from "../format/months.ts";
import { counted, euros, squareMetres } from "../format/numbers.ts";
import type { SpaceRange } from "../prices/space-range.ts";
import { withSentences } from "../sentences.ts";
import { crossingPeriod } from "../stages/crossing-period.ts";
import type { Dated } from "../status/status.ts";
import { opportunities } from "./devenir-partenaire.opportunities.ts";
import type { Page } from "./page.schema.ts";

export const devenirPartenaire = withSentences(words, {
  figures: {
    stopoversSum: (europe: number, latinAmerica: number, months: Dated) =>
      `${europe} en Europe et ${latinAmerica} en Amérique latine, ${monthRangeInWords(months)}`,
    /** « D’octobre 2026 à mai 2027 » */
    during: (months: Dated) => capitalised(monthRangeInWords(months)),
  },
  opportunities,
  prices: {
    amount: (amount: number) => euros(amount),
    /** Until the return: what is paid for so many months. */
    sizes: ({ largest, smallest }: SpaceRange, months: number) =>
      `Jusqu’au retour, en ${monthInWords(crossingPeriod.end)}, ${counted(months, "mois", "mois")} : de ${euros(smallest.euros)} pour le plus petit espace libre (${squareMetres(smallest.area)}) à ${euros(largest.euros)} pour le plus grand (${squareMetres(largest.area)}).`,
    /** What was sold of a voyage that sells nothing any more: « une journée d’escale, 3 900 € HT la journée ». */
    thing: (title: string, amount: number, unit: string) => `${title}, ${euros(amount)} ${unit}`,
    reminder: (things: string) => `À titre de repère : ${things}.`,
    /** On paper. Example: « Compris : visite du laboratoire ; atelier avec les étudiants. » */
    inOneLine: (included: string) => `Compris : ${included}.`,
  },
}) satisfies Page;
