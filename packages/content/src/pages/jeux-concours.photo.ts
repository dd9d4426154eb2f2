import { words } from "#data/pages/jeux-concours.photo";
import { monthInWords } from "../format/months.ts";
import type { YearMonth } from "../fields.ts";
import { withSentences } from "../sentences.ts";

/** The banner of the photo contest; its rules, its prizes and its months are entities of `contest/` and `prizes/`. */
export const photo = withSentences(words, {
  upcoming: {
    badge: (opening: YearMonth) => `Concours photo, dès ${monthInWords(opening)}`,
  },
  current: {
    badge: (_opening: YearMonth, closing: YearMonth) => `Concours photo, jusqu’en ${monthInWords(closing)}`,
  },
  past: {
    badge: () => "Concours clos",
  },
});
