import { words } from "#data/pages/devenir-partenaire";
import { capitalised, monthRangeInWords } from "../format/months.ts";
import { euros, squareMetres } from "../format/numbers.ts";
import type { SpaceRange } from "../prices/space-range.ts";
import { withSentences } from "../sentences.ts";
import type { Dated } from "../status/status.ts";
import { opportunities } from "./devenir-partenaire.opportunities.ts";
import { possible, today } from "./devenir-partenaire.today.ts";
import type { Page } from "./page.schema.ts";

export const devenirPartenaire = withSentences(words, {
  figures: {
    stopoversSum: (europe: number, latinAmerica: number, months: Dated) =>
      `${europe} en Europe et ${latinAmerica} en Amérique latine, ${monthRangeInWords(months)}`,
    /** « D’octobre 2026 à mai 2027 » */
    during: (months: Dated) => capitalised(monthRangeInWords(months)),
  },
  opportunities,
  possible: { ...today, phases: possible },
  prices: {
    amount: (amount: number) => euros(amount),
    sizes: ({ largest, smallest }: SpaceRange) =>
      `De ${euros(smallest.euros)} par an pour le plus petit espace libre (${squareMetres(smallest.area)}) à ${euros(largest.euros)} pour le plus grand (${squareMetres(largest.area)}).`,
    /** On paper. Example: « Compris : visite du laboratoire ; atelier avec les étudiants. » */
    inOneLine: (included: string) => `Compris : ${included}.`,
  },
}) satisfies Page;
