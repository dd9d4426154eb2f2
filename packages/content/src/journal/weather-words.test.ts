import { expect, test } from "vitest";
import { celsius, seaInWords, windInWords } from "./weather-words.ts";

test("wind is said with its quarter, its force and the name of it", () => {
  expect(windInWords({ wind: "NE", force: 5, sea: 4 })).toBe("De nord-est, force\u00A05 (bonne brise)");
  expect(windInWords({ wind: "E", force: 3, sea: 2 })).toBe("D’est, force\u00A03 (petite brise)");
  expect(windInWords({ wind: "OSO", force: 8, sea: 6 })).toBe(
    "D’ouest-sud-ouest, force\u00A08 (coup de vent)",
  );
});

test("a flat calm comes from nowhere", () => {
  expect(windInWords({ wind: "N", force: 0, sea: 0 })).toBe("Calme plat");
});

test("the sea has its names from calm to phenomenal", () => {
  expect([0, 3, 9].map((sea) => seaInWords({ wind: "N", force: 1, sea }))).toEqual([
    "Calme",
    "Peu agitée",
    "Énorme",
  ]);
});

test("degrees have a comma", () => {
  expect(celsius(27.6)).toBe("27,6\u00A0°C");
  expect(celsius(-1)).toBe("−1\u00A0°C");
});
