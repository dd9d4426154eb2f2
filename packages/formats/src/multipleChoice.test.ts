import { expect, it } from "vitest";
import { posidonia } from "./fixtures.ts";
import { nameOf } from "./multipleChoice.ts";

const named = (question: string) => nameOf({ ...posidonia, question });

it("is named by its question, cut between two signs where it is long", () => {
  expect(named("Où\nmouiller\u00a0?")).toBe("Où mouiller\u00a0?");
  expect(named("x".repeat(201))).toBe(`${"x".repeat(199)}…`);
  expect(named(`${"x".repeat(198)}🌊${"x".repeat(9)}`)).toBe(`${"x".repeat(198)}🌊…`);
  expect(named("🌊".repeat(200))).toBe("🌊".repeat(200));
});
