import fc from "fast-check";
import { expect, it } from "vitest";
import { freeze, uint32 } from "./fixtures.ts";
import { shuffle } from "./shuffle.ts";

const letters = ["a", "b", "c", "d", "e", "f", "g", "h"];

it.each([
  [0, "aecbghdf"],
  [1, "befcahdg"],
  [42, "efgcbhad"],
  [4294967295, "gbafdhec"],
])("gives the published order for the seed %i", (seed, order) => {
  expect(shuffle(letters, seed).join("")).toBe(order);
});

it("keeps every item, once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), uint32, (items, seed) => {
      expect(shuffle(items, seed).toSorted()).toEqual(items.toSorted());
    }),
  );
});

it("leaves the list it was given as it was", () => {
  expect(shuffle(freeze([1, 2, 3]), 1)).toHaveLength(3);
});

it("has nothing to shuffle in a list of one or none", () => {
  expect(shuffle([], 42)).toEqual([]);
  expect(shuffle(["a"], 42)).toEqual(["a"]);
});

it("gives every item the same chances of every place, even with seeds in a row", () => {
  const rounds = 24_000;
  const counts = new Map<string, number>();
  for (let seed = 0; seed < rounds; seed++) {
    const order = shuffle(["a", "b", "c", "d"], seed).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - rounds / 24) ** 2 / (rounds / 24), 0);
  expect(chiSquare).toBeLessThan(49.7); // 23 degrees of freedom, 1 chance in 1 000
});
