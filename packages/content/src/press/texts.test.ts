import { expect, test } from "vitest";
import { press } from "./press.ts";
import { pressTexts } from "./texts.ts";

test("every piece of coverage has its text, in the same order", () => {
  expect(pressTexts.map(({ id }) => id)).toEqual(press.map(({ id }) => id));
});
