import { expect, it } from "vitest";
import { print } from "./report.ts";
import { duplicateFindings } from "./unique.ts";

const aube = {
  file: "src/stages/preparation.ts",
  entry: "chantier-naval",
  value: { id: "chantier-naval", rank: 1 },
};
const appel = {
  file: "src/stages/preparation.ts",
  entry: "appel-a-projets",
  value: { id: "appel-a-projets" },
};
const copy = { ...appel, value: { id: "chantier-naval" } };

it("lets entries that differ be, and a field that is left out", () => {
  expect(duplicateFindings([aube, appel], "id")).toEqual([]);
  expect(duplicateFindings([appel, appel], "rank")).toEqual([]);
});

it("names the second entry and the first", () => {
  expect(duplicateFindings([aube, copy], "id").map(print)).toEqual([
    "packages/content/src/stages/preparation.ts · appel-a-projets · id : « chantier-naval » est déjà pris par « chantier-naval ». Changer l’un des deux : ce champ est unique.",
  ]);
});

it("says in which file the first entry is, when it is another", () => {
  const elsewhere = { ...copy, file: "src/stages/tours-d-europe.ts" };
  expect(duplicateFindings([aube, elsewhere], "id")[0]?.problem).toBe(
    "« chantier-naval » est déjà pris par « chantier-naval » (packages/content/src/stages/preparation.ts)",
  );
});
