import { expect, test } from "vitest";
import { weight } from "./weights.ts";

test.each([
  [0, "0\u00A0octet"],
  [12, "12\u00A0octets"],
  [340_200, "340\u00A0ko"],
  [999_499, "999\u00A0ko"],
  [999_500, "1\u00A0Mo"],
  [999_950, "1\u00A0Mo"],
  [2_440_000, "2,4\u00A0Mo"],
  [200_000_000, "200\u00A0Mo"],
])("%i bytes weigh « %s »", (bytes, words) => {
  expect(weight(bytes)).toBe(words);
});
