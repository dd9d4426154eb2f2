import { describe, expect, it } from "vitest";
import { lostCalls, portFindings } from "./ports.ts";
import type { Subject } from "./walk.ts";

const subject = (folder: string, entry: string, value: object): Subject => ({
  file: `data/${folder}/${entry}.yaml`,
  entry,
  value: { id: entry, ...value },
});
const stage = subject("stages", "tours", { leg: "europe", start: "2026-03", end: "2026-08" });
const brest = { leg: "europe", country: "France", countryCode: "FR", month: "2026-03" };
const cork = { leg: "europe", country: "Irlande", countryCode: "IE", month: "2026-04" };
const ways = {
  europe: [
    { from: "lorient", to: "brest" },
    { from: "brest", to: "cork" },
    { from: "cork", to: "lorient" },
  ],
};

const said = (first: object, second: object) =>
  portFindings(
    [subject("ports", "brest", { ...brest, ...first }), subject("ports", "cork", { ...cork, ...second })],
    [stage],
    ways,
  ).map(({ entry, field, problem }) => `${entry} · ${field} · ${problem}`);

describe("a call", () => {
  it("is right in its place", () => {
    expect(said({}, {})).toEqual([]);
  });

  it.each([
    [{ country: "Eire" }, "cork · country · « Eire » n’est pas le pays dont le code est « IE »"],
    [
      { month: "2026-09" },
      "cork · month · le mois « 2026-09 » sort de l’étape « tours », de 2026-03 à 2026-08",
    ],
    [{ id: "cobh" }, "cork · id · la carte n’a pas de route jusqu’à cette escale"],
  ])("%j", (planted, problem) => {
    expect(said({}, planted).map((line) => line.replaceAll("\u00a0", " "))).toEqual([problem]);
  });

  it("stands between those that the map has it between", () => {
    const [first, second] = [subject("ports", "brest", brest), subject("ports", "cork", cork)];
    const problems = portFindings([second, first], [], ways).map(
      ({ field, problem }) => `${field} · ${problem}`,
    );
    expect(problems).toContain("order · la carte y vient de « brest » et repart vers « lorient »");
  });

  it("does not come before the one that it follows", () => {
    expect(said({ month: "2026-05" }, {})).toEqual([
      expect.stringContaining("précède celui de l’escale d’avant, « brest »"),
    ]);
  });
});

// Without it the road of the voyage cannot be computed: the check used to crash there, with an error in English.
it("is missed where the map still goes to it", () => {
  expect(lostCalls([subject("ports", "brest", brest), subject("ports", "cork", cork)], ways)).toEqual([]);
  expect(lostCalls([subject("ports", "brest", brest)], ways)).toMatchObject([
    {
      file: "data/ports/",
      entry: "cork",
      problem: "la carte passe par cette escale, que le fichier cork.yaml ne décrit plus",
    },
  ]);
});
