import { expect, it } from "vitest";
import { called, of } from "./of.ts";

it("joins a name as French does", () => {
  expect(["Camille", "Inès", "Le Fanal du large", "Les Noctiluques", "École Haute-Brasse"].map(of)).toEqual([
    "de Camille",
    "d’Inès",
    "du Fanal du large",
    "des Noctiluques",
    "de l’École Haute-Brasse",
  ]);
});

it("leaves no common noun without its article", () => {
  expect(["École Haute-Brasse", "Penonautes", "La Halle aux Amarres"].map(called)).toEqual([
    "l’École Haute-Brasse",
    "Penonautes",
    "La Halle aux Amarres",
  ]);
});
