import type { Timer } from "./types.ts";

/** When a player is told how much time remains (WCAG 2.2.1): 60, 30 and 10 s, in milliseconds left. */
export const ALERTS_MS: readonly number[] = [60_000, 30_000, 10_000];

/**
 * The time left at the instant `now`, in milliseconds: never negative, `null` when there is no limit. An instant before
 * the last one known (a clock that was set back) adds nothing.
 *
 * @example
 * timeLeft({ status: "playing", leftMs: 10_000, at: 0 }, 4_000); // 6_000
 * timeLeft({ status: "paused", leftMs: 10_000, at: 0 }, 4_000); // 10_000
 */
export function timeLeft({ status, leftMs, at }: Timer, now: number): number | null {
  const runs = leftMs !== null && status === "playing" && now > at;
  return runs ? Math.max(0, leftMs - (now - at)) : leftMs;
}

/**
 * The alerts passed between two snapshots of a session, in milliseconds left. Time left never grows, so each comes once,
 * whatever the pauses, reloads and naps of a tab. Several at once: nobody looked for a while, announce the last.
 *
 * @example
 * const before = { status: "playing", leftMs: 60_400, at: 0 };
 * alertsBetween(before, { ...before, leftMs: 59_400, at: 1_000 }); // [60_000]
 */
export function alertsBetween(before: Timer, after: Timer, alertsMs = ALERTS_MS): readonly number[] {
  // Without a limit, Number(null) is 0: no alert lies below.
  return alertsMs.filter((ms) => Number(before.leftMs) > ms && ms >= Number(after.leftMs));
}
