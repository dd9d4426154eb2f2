// Dates are facts, statuses are computed: nothing here reads a clock, `now` is always given.
import type { YearMonth } from "../fields.ts";

/** Something that lasts whole months; without `end`, the month of `start` only. */
export interface Dated {
  readonly start: YearMonth;
  /** The last month, included. */
  readonly end?: YearMonth | undefined;
}

/** Where something stands among its like: `next` is the first to come, `later` all that follow it. */
export type Status = "past" | "current" | "next" | "later";

/** Where something stands by itself. */
export type PeriodState = "upcoming" | "current" | "past";

const parisMonth = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
});

/** The month it is in Paris at the instant `now`. Example: `2026-03`. */
export function monthInParis(now: Date): YearMonth {
  const part = (type: "year" | "month") =>
    parisMonth.formatToParts(now).find((p) => p.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}`;
}

function stateIn({ start, end = start }: Dated, month: YearMonth): PeriodState {
  if (end < month) return "past";
  return start > month ? "upcoming" : "current";
}

/** Whether a period is to come, running or past at the instant `now`; its first and last months are whole, in Paris. */
export function periodState(period: Dated, now: Date): PeriodState {
  return stateIn(period, monthInParis(now));
}

/**
 * The status of each entry at the instant `now`, in the order given. Entries that start in the same month share theirs.
 *
 * @example
 * statuses([{ start: "2025-12" }, { start: "2026-03" }], new Date("2025-11-14")); // ["next", "later"]
 */
export function statuses(entries: readonly Dated[], now: Date): Status[] {
  const month = monthInParis(now);
  const coming = entries.map(({ start }) => start).filter((start) => start > month);
  const next = coming.toSorted()[0];
  return entries.map((entry) => {
    const state = stateIn(entry, month);
    if (state !== "upcoming") return state;
    return entry.start === next ? "next" : "later";
  });
}

/**
 * A status in words. `kind` changes the past only: an article is « Publié », the rest « Terminé ».
 *
 * @defaultValue kind "event"
 */
export function statusLabel(status: Status, kind: "article" | "event" = "event"): string {
  if (status === "past") return kind === "article" ? "Publié" : "Terminé";
  return { current: "En cours", next: "À venir", later: "Programmé" }[status];
}
