// Whatever the dates and the day: statuses say nothing of one another that cannot be.
import fc from "fast-check";
import { expect, test } from "vitest";
import { contestByMonth } from "../contest/standing.ts";
import type { YearMonth } from "../fields.ts";
import { dayInParis } from "../format/days.ts";
import { inMonth, periodByMonth } from "./by-month.ts";
import { type Dated, monthInParis, periodState, statuses } from "./status.ts";

const runs = { seed: 20_261_123, numRuns: 500 };

/** From September 2025 to December 2027. */
const anyMonth = fc
  .integer({ min: 0, max: 27 })
  .map((at): YearMonth => monthInParis(new Date(Date.UTC(2025, 8 + at, 15))));
const anyPeriod = fc
  .tuple(anyMonth, fc.option(anyMonth))
  .map(([one, other]): Dated =>
    other === null ? { start: one } : one < other ? { start: one, end: other } : { start: other, end: one },
  );
/** Any instant, and often one beside the border of a month in Paris, on either side of it. */
const anyNow = fc.oneof(
  fc.date({ min: new Date("2025-09-01T00:00Z"), max: new Date("2027-12-31T23:59Z"), noInvalidDate: true }),
  fc
    .tuple(fc.integer({ min: 0, max: 27 }), fc.integer({ min: -181, max: 61 }))
    .map(([at, minutes]) => new Date(Date.UTC(2025, 8 + at, 1, 0, minutes))),
);

test("nothing is to come after its end, nor over before its start", () => {
  fc.assert(
    fc.property(fc.array(anyPeriod), anyNow, (periods, now) => {
      const month = monthInParis(now);
      statuses(periods, now).forEach((status, at) => {
        const { start, end = start } = periods[at]!;
        expect(status === "past").toBe(end < month);
        expect(status === "next" || status === "later").toBe(start > month);
      });
    }),
    runs,
  );
});

test("what comes next is one month, and nothing that comes later is before it", () => {
  fc.assert(
    fc.property(fc.array(anyPeriod), anyNow, (periods, now) => {
      const standing = statuses(periods, now);
      const startsOf = (wanted: string) =>
        periods.filter((_, at) => standing[at] === wanted).map(({ start }) => start);
      const next = startsOf("next");
      expect(new Set(next).size).toBeLessThanOrEqual(1);
      for (const start of startsOf("later")) expect(next.length > 0 && start > next[0]!).toBe(true);
    }),
    runs,
  );
});

test("something by itself stands where it stands among its like", () => {
  const alone = { past: "past", current: "current", next: "upcoming", later: "upcoming" } as const;
  fc.assert(
    fc.property(fc.array(anyPeriod), anyNow, (periods, now) => {
      const among = statuses(periods, now).map((status) => alone[status]);
      expect(among).toEqual(periods.map((period) => periodState(period, now)));
    }),
    runs,
  );
});

test("time goes by, and nothing goes back", () => {
  const order = ["upcoming", "current", "past", "announced"];
  fc.assert(
    fc.property(anyPeriod, anyMonth, anyNow, anyNow, ({ start, end = start }, announced, one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one];
      const rank = (now: Date) => order.indexOf(periodState({ start, end }, now));
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      const months = { start, end, winners: announced < end ? end : announced };
      const places = contestByMonth(months, { upcoming: 0, current: 1, past: 2, announced: 3 });
      const standing = (now: Date) => inMonth(places, monthInParis(now))?.words;
      expect(standing(after)).toBeGreaterThanOrEqual(standing(before) ?? Infinity);
    }),
    runs,
  );
});

test("what is said of a period follows its state", () => {
  const states = { upcoming: "upcoming", current: "current", past: "past" } as const;
  fc.assert(
    fc.property(anyPeriod, anyNow, (period, now) => {
      expect(inMonth(periodByMonth(period, states), monthInParis(now))?.words).toBe(periodState(period, now));
    }),
    runs,
  );
});

test("the month and the day are those of one calendar", () => {
  fc.assert(
    fc.property(anyNow, (now) => {
      expect(dayInParis(now).slice(0, 7)).toBe(monthInParis(now));
    }),
    runs,
  );
});
