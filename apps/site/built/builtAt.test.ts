import { expect, test } from "vitest";
import { builtAtOf } from "./builtAt.ts";

const now = Date.UTC(2026, 10, 22, 10, 0, 0, 700);

test("is now, to the second", () => {
  expect(builtAtOf({}, now)).toBe("2026-11-22T10:00:00Z");
  expect(builtAtOf({ SOURCE_DATE_EPOCH: "" }, now)).toBe("2026-11-22T10:00:00Z");
});

test("is that of the sources, where it is given", () => {
  expect(builtAtOf({ SOURCE_DATE_EPOCH: "1790000000" }, now)).toBe("2026-09-21T14:13:20Z");
});

test.each(["yesterday", "-1", "1e3", "1790000000000000"])("is not %s", (date) => {
  expect(() => builtAtOf({ SOURCE_DATE_EPOCH: date }, now)).toThrow("a number of seconds");
});
