import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessions, steps } from "./fixtures.ts";
import { reduce } from "./quiz.ts";
import { ALERTS_MS, alertsBetween, timeLeft } from "./timer.ts";
import type { Timer } from "./types.ts";

const playing: Timer = { status: "playing", leftMs: 10_000, at: 5_000 };

describe("timeLeft", () => {
  it("counts down to 0 and no further", () => {
    expect([5_000, 5_001, 14_999, 15_000, 15_001, 9e12].map((now) => timeLeft(playing, now))).toEqual([
      10_000, 9_999, 1, 0, 0, 0,
    ]);
  });

  it("gives no time for a clock that was set back, nor for an instant that is not finite", () => {
    expect([4_999, 0, -1e9, Infinity, -Infinity, NaN].map((now) => timeLeft(playing, now))).toEqual(
      Array(6).fill(10_000),
    );
  });

  it("stands still when paused or finished", () => {
    expect(timeLeft({ ...playing, status: "paused" }, 1e9)).toBe(10_000);
    expect(timeLeft({ ...playing, status: "finished" }, 1e9)).toBe(10_000);
  });

  it("is null without a limit", () => {
    expect(timeLeft({ ...playing, leftMs: null }, 1e9)).toBeNull();
  });
});

describe("alertsBetween", () => {
  const left = (leftMs: number | null): Timer => ({ ...playing, leftMs });

  it("tells the thresholds that were reached", () => {
    expect(ALERTS_MS).toEqual([60_000, 30_000, 10_000]);
    expect(alertsBetween(left(60_001), left(60_000))).toEqual([60_000]);
    expect(alertsBetween(left(60_001), left(9_000))).toEqual([60_000, 30_000, 10_000]);
    expect(alertsBetween(left(5), left(0), [0])).toEqual([0]);
  });

  it("is silent before, after, and when a session starts on a threshold", () => {
    expect(alertsBetween(left(61_000), left(60_001))).toEqual([]);
    expect(alertsBetween(left(60_000), left(59_000))).toEqual([]);
    expect(alertsBetween(left(9_000), left(0))).toEqual([]);
  });

  it("is silent once all is over: nobody is told of the seconds left of what has ended", () => {
    const over: Timer = { status: "finished", leftMs: 0, at: 400_000 };
    expect(alertsBetween(left(300_000), over)).toEqual([]);
    expect(alertsBetween(left(10_500), { ...over, leftMs: 9_500 })).toEqual([]);
  });

  it("is silent without a limit", () => {
    expect(alertsBetween(left(null), left(null))).toEqual([]);
    expect(alertsBetween(left(null), left(0), [0])).toEqual([]);
  });

  it("tells each threshold at most once in the life of a session, and those passed before its end", () => {
    fc.assert(
      fc.property(sessions, steps, ({ session }, steps) => {
        const told: number[] = [];
        let before = session;
        for (const { event, elapsedMs } of steps) {
          const after = reduce(before, event, before.at + elapsedMs);
          told.push(...alertsBetween(before, after));
          if (after.status === "finished") break;
          before = after;
        }
        expect(told).toEqual(alertsBetween(session, before));
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });
});
