import { expect, it } from "vitest";
import type { Space } from "../spaces/spaces.schema.ts";
import type { Price } from "./prices.schema.ts";
import { spaceRange } from "./space-range.ts";

const metre: Price = {
  id: "espace",
  title: "Un espace",
  amount: 1200,
  unit: "le m², par an",
  perSquareMetre: true,
  duration: "Une année.",
  included: ["La pose du logo"],
};
const space = (number: number, area: number, state: Space["state"] = "free"): Space => ({
  number,
  sail: "gv-rouge",
  area,
  row: 1,
  column: number,
  centre: [0, 0],
  state,
  ...(state === "taken" && { holder: "kilovague" }),
});
const spaces = [space(1, 2.5), space(2, 1.87), space(3, 9, "taken"), space(4, 5.06)];

it("gives the smallest and the largest space that are free, for a year", () => {
  expect(spaceRange(12, [metre], spaces)).toEqual({
    smallest: { area: 1.87, euros: 2244 },
    largest: { area: 5.06, euros: 6072 },
  });
});

it("counts by the month, to the euro", () => {
  expect(spaceRange(1, [metre], spaces)?.smallest.euros).toBe(187);
  expect(spaceRange(5, [{ ...metre, amount: 1000 }], spaces)?.smallest.euros).toBe(779);
});

it("says nothing where the price is on quotation, where no line counts by the square metre, where no space is free", () => {
  expect(spaceRange(12, [{ ...metre, amount: null }], spaces)).toBeUndefined();
  const { amount: _, ...unpriced } = metre;
  expect(spaceRange(12, [unpriced], spaces)).toBeUndefined();
  const { perSquareMetre: __, ...whole } = metre;
  expect(spaceRange(12, [whole], spaces)).toBeUndefined();
  expect(spaceRange(12, [], spaces)).toBeUndefined();
  expect(spaceRange(12, [metre], [space(3, 9, "taken")])).toBeUndefined();
});
