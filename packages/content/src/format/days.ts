import type { Dated } from "../status/status.ts";

/** The days of a period of whole months, as calendars count: from `first`, included, to `after`, left out. */
export function wholeDays({ start, end = start }: Dated): { first: string; after: string } {
  const [year = 0, month = 0] = end.split("-").map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
  return { first: `${start}-01`, after: `${next}-01` };
}

/** The day it is in Paris at the instant `now`. Example: `2026-11-22`. */
export function dayInParis(now: Date): string {
  return now.toLocaleDateString("sv", { timeZone: "Europe/Paris" });
}

/** The last day of a period of whole months. Example: `2026-03-31`. */
export function lastDay({ start, end = start }: Dated): string {
  const [year = 0, month = 0] = end.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Whether `text` is a day of the calendar, as ISO 8601 writes it: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
