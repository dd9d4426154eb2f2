// The pages of the log, in order, and how one finds them: by month, by boat, by voyage.
import { journal } from "#data/journal";
import { journalTexts } from "#data/journal-texts";
import type { YearMonth } from "../fields.ts";
import type { VoyageId } from "../ports/ports.schema.ts";
import { type Fix, placeOf, voyageAt } from "./fixes.ts";
import type { BoatId, JournalCard } from "./journal.schema.ts";

/** A page of the log, its place read. */
export type LogEntry = Omit<JournalCard, "port" | "position"> &
  Fix & { readonly voyage: VoyageId; readonly month: YearMonth };

/** Every page of the log, the last one first. */
export const logEntries = (): LogEntry[] =>
  journal
    .map(({ port, position, ...entry }) => ({
      ...entry,
      ...placeOf({ port, position }),
      voyage: voyageAt(entry.at),
      month: entry.at.slice(0, 7) as YearMonth,
    }))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));

/** The text of an entry, paragraph by paragraph. */
export const logText = (entry: string): readonly string[] =>
  journalTexts.find(({ id }) => id === entry)?.body ?? [];

/** The months that have pages, the last one first. */
export const logMonths = (): YearMonth[] => [...new Set(logEntries().map(({ month }) => month))];

/** The pages of a month, in the order that they were written. */
export const entriesIn = (month: YearMonth, boat?: BoatId): LogEntry[] =>
  logEntries()
    .filter((entry) => entry.month === month && (boat === undefined || entry.boat === boat))
    .toReversed();

/** The entries written just before and just after, whichever boat wrote them. */
export function neighboursOf(entry: string): { before?: LogEntry | undefined; after?: LogEntry | undefined } {
  const entries = logEntries();
  const at = entries.findIndex(({ id }) => id === entry);
  return at < 0 ? {} : { before: entries[at + 1], after: entries[at - 1] };
}

/** The first page that was written in a port: from that day on its call is made. */
export const calledAt = (port: string, entries: readonly LogEntry[] = logEntries()): LogEntry | undefined =>
  entries.findLast((entry) => entry.port?.id === port);
