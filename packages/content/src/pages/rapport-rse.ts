import { words } from "#data/pages/rapport-rse";
import { identity } from "#data/identity";
import { dayInWords, monthRangeInWords } from "../format/months.ts";
import { noun } from "../format/numbers.ts";
import { enumerated } from "../format/words.ts";
import type { LogEntry } from "../journal/logbook.ts";
import type { Measure } from "../journal/journal.schema.ts";
import type { Report } from "../journal/report.ts";
import { withSentences } from "../sentences.ts";
import { logWords } from "./journal.ts";
import type { Page } from "./page.schema.ts";

/** « à Lisbonne », « par 33° 10′ N, 15° 35′ O » */
const placeOf = (entry: LogEntry) => `${entry.port ? "" : "par "}${logWords.placeInWords(entry)}`;

/** « 35,9 g/kg » */
export const measured = ({ unit, value }: Measure) => (unit ? `${value}\u00A0${unit}` : value);

/** An example of the report that partners receive, at `/documents/rapport-rse.html`. */
export const partnerReport = withSentences(words, {
  /** « Exemple, de mai à octobre 2026 » */
  period: (report: Report) => `Exemple, ${monthRangeInWords(report)}`,
  done: {
    calls: (count: number) => noun(count, "escale"),
    actions: (count: number) => noun(count, "action"),
    measures: (count: number) => noun(count, "mesure"),
  },
  goals: {
    /** Of the goals that nothing was done for: « ODD 5, 8 et 9 : rien à rapporter ce semestre. » */
    none: (goals: readonly number[]) =>
      `ODD ${enumerated(goals.map(String))}\u00A0: rien à rapporter ce semestre.`,
  },
  say: {
    /** A sentence that a partner may write: what, how much, where, on which day, and by which means. */
    example: (entry: LogEntry, measure: Measure) =>
      `«\u202fNous soutenons ${identity.name}. Le ${dayInWords(entry.at.slice(0, 10))}, ${placeOf(entry)}, son laboratoire a mesuré\u00A0: ${measure.what.toLocaleLowerCase("fr")}, ${measured(measure)} (${measure.method}).\u202f»`,
  },
}) satisfies Page;
