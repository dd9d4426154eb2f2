import { dayInParis } from "../format/days.ts";

/** What may be said to all at the instant `now`: what is under embargo until a later day is left out. */
export function released<Entry extends { readonly embargo?: string | undefined }>(
  entries: readonly Entry[],
  now: Date,
): Entry[] {
  const today = dayInParis(now);
  return entries.filter(({ embargo }) => embargo === undefined || embargo <= today);
}
