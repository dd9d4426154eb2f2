import { expect, test } from "vitest";
import { romanNumeral } from "./romanNumeral.ts";

test.each([
  [1, "I"],
  [4, "IV"],
  [9, "IX"],
  [14, "XIV"],
  [30, "XXX"],
  [39, "XXXIX"],
  [40, "XL"],
  [44, "XLIV"],
  [50, "L"],
  [89, "LXXXIX"],
])("prints %i as %s", (number, printed) => {
  expect(romanNumeral(number)).toBe(printed);
});
