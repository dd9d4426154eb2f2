import { expect, it } from "vitest";
import { carryOver, rebase } from "./rebase.ts";

const base = { name: "Léa", quote: "un", tags: ["a"] };

it("keeps what each of the two changed", () => {
  expect(rebase(base, { ...base, quote: "deux" }, { ...base, name: "Léa B." })).toEqual({
    ...base,
    name: "Léa B.",
    quote: "deux",
  });
});

it("keeps a field that one added, and loses one that one took away", () => {
  const { quote: _, ...without } = base;
  expect(rebase(base, without, { ...base, role: "cuisine" })).toEqual({ ...without, role: "cuisine" });
  expect(rebase(base, { ...base, role: "cuisine" }, without)).toEqual({ ...without, role: "cuisine" });
});

it("chooses for nobody where both changed the same field", () => {
  expect(rebase(base, { ...base, tags: ["b"] }, { ...base, tags: ["c"] })).toBeUndefined();
  const { quote: _, ...without } = base;
  expect(rebase(base, { ...base, quote: "deux" }, without)).toBeUndefined();
});

it("sees no quarrel where both wrote the same", () => {
  const both = { ...base, quote: "deux" };
  expect(rebase(base, both, { ...both, name: "Léa B." })).toEqual({ ...both, name: "Léa B." });
});

it("whoever keeps what they wrote keeps what the other changed elsewhere", () => {
  expect(
    carryOver(base, { ...base, quote: "deux" }, { name: "Léa B.", quote: "trois", tags: ["a"] }),
  ).toEqual({
    name: "Léa B.",
    quote: "deux",
    tags: ["a"],
  });
});
