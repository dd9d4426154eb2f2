import type { Dated } from "../status/status.ts";

/** The days of a period of whole months, as calendars count: from `first`, included, to `after`, left out. */
export function wholeDays({ start, end = start }: Dated): { first: string; after: string } {
  const [year = 0, month = 0] = end.split("-").map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
  return { first: `${start}-01`, after: `${next}-01` };
}
