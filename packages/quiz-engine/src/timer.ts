import type { Timer } from "./types.ts";

/** When a player is told how much time remains (WCAG 2.2.1): 60, 30 and 10 s, in milliseconds left. */
export const ALERTS_MS: readonly number[] = [60_000, 30_000, 10_000];

/** What a clock says: the part of a {@link Timer} that moves with time. */
type Clock = Required<Pick<Timer, "leftMs" | "at" | "behindMs">>;

/**
 * The clock of `timer` at the instant `now`, or at the end of its time if that came before. Instants never go back: what a clock that
 * was set back lacks is added to it, until it comes right by itself.
 */
export function clockAt({ status, leftMs, at, behindMs = 0 }: Timer, now: number): Clock {
  const told = Number.isFinite(now) ? now : at - behindMs;
  const lacksMs = told < at ? Math.max(behindMs, at - told) : 0;
  const runs = leftMs !== null && status === "playing";
  const end = runs ? at + leftMs : Infinity;
  const instant = Math.min(told + lacksMs, end);
  return { leftMs: runs ? end - instant : leftMs, at: instant, behindMs: lacksMs };
}

/**
 * The time left at the instant `now`, in milliseconds: never negative, `null` when there is no limit. An instant before
 * the last one known (a clock that was set back) adds nothing, and one that is not finite changes nothing.
 *
 * @example
 * timeLeft({ status: "playing", leftMs: 10_000, at: 0 }, 4_000); // 6_000
 * timeLeft({ status: "paused", leftMs: 10_000, at: 0 }, 4_000); // 10_000
 */
export function timeLeft(timer: Timer, now: number): number | null {
  return clockAt(timer, now).leftMs;
}

/**
 * The alerts passed between two snapshots of a session, in milliseconds left; none once it is over. Time left never grows, so each
 * comes once, whatever the pauses, reloads and naps of a tab. Several at once: nobody looked for a while, announce the last.
 *
 * @example
 * const before = { status: "playing", leftMs: 60_400, at: 0 };
 * alertsBetween(before, { ...before, leftMs: 59_400, at: 1_000 }); // [60_000]
 */
export function alertsBetween(before: Timer, after: Timer, alertsMs = ALERTS_MS): readonly number[] {
  if (after.status === "finished") return [];
  // Without a limit, null compares as 0: no alert lies below.
  return alertsMs.filter((ms) => (before.leftMs as number) > ms && ms >= (after.leftMs as number));
}
