import { expect, it } from "vitest";
import { positionInWords } from "./positions.ts";

it("says a position as a chart does: latitude first, to the minute, west with the French letter", () => {
  expect(positionInWords([-3.37, 47.728])).toBe("47°\u00A044′\u00A0N, 3°\u00A022′\u00A0O");
  expect(positionInWords([14.516, -34.9])).toBe("34°\u00A054′\u00A0S, 14°\u00A031′\u00A0E");
});

it("carries sixty minutes over to the next degree", () => {
  expect(positionInWords([-0.004, 50.999])).toBe("51°\u00A000′\u00A0N, 0°\u00A000′\u00A0O");
});
