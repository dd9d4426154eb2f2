import { expect, it } from "vitest";
import { prices } from "#data/prices";
import { priceLeftovers } from "./prices.ts";

const inFolder = (entries: readonly unknown[]) => priceLeftovers([{ file: "data/prices/", entries }]);

it("names each price that the demonstration made up", () => {
  const priced = prices.filter(({ amount }) => amount).map(({ id }) => id);
  expect(inFolder(prices).map(({ entry }) => entry)).toEqual(priced);
  expect(priced.length).toBeGreaterThan(0);
});

it("leaves alone the owner's prices, those that are emptied, and other folders", () => {
  expect(inFolder(prices.map((price) => ({ ...price, amount: (price.amount ?? 0) + 1 })))).toEqual([]);
  expect(inFolder(prices.map((price) => ({ ...price, amount: null })))).toEqual([]);
  expect(inFolder([{ id: "autre", amount: 2400 }, { id: "sans-prix" }])).toEqual([]);
  expect(priceLeftovers([{ file: "data/prizes/", entries: prices }])).toEqual([]);
});
