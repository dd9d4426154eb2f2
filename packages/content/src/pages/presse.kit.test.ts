import { expect, it } from "vitest";
import { figures } from "#data/figures";
import { pressKit } from "./presse.kit.ts";

const { items, own } = pressKit.facts;

it("names the source of what is true of every IMOCA", () => {
  const sourced = items.filter(({ source }) => source);
  expect(sourced.map(({ term }) => term.replace(/\s/gu, " "))).toEqual(["Longueur", "Construire à neuf"]);
  for (const { source } of sourced) expect(source?.href).toMatch(/^https:/);
  const [, building] = sourced;
  expect(building?.definition).toContain(`${figures.newBoatMouldsPercent}`);
  expect(building?.definition).toContain(`${figures.newBoatStructurePercent}`);
});

it("says whose figures the others are", () => {
  expect(own).toContain("chiffres de l’expédition");
});
