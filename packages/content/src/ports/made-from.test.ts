import { expect, test } from "vitest";
import { madeFrom } from "./made-from.ts";

const departures = { europe: "2026-03", "amerique-latine": "2026-10" } as const;

test("a call is made once its own month is over", () => {
  expect(madeFrom({ leg: "europe", month: "2026-04" }, departures)).toBe("2026-05");
  expect(madeFrom({ leg: "amerique-latine", month: "2026-12" }, departures)).toBe("2027-01");
});

test("no call is made before the boats left, when the departure slipped past its month", () => {
  const slipped = { ...departures, europe: "2026-05" } as const;
  expect(madeFrom({ leg: "europe", month: "2026-04" }, slipped)).toBe("2026-06");
  expect(madeFrom({ leg: "europe", month: "2026-06" }, slipped)).toBe("2026-07");
});
