import { describe, expect, it } from "vitest";
import { constants } from "#data/constants";
import { readData } from "../data/read.ts";
import { dataCollections } from "../data/registry.ts";
import { checkInBrowser } from "./inBrowser.ts";

const data = readData(dataCollections);

describe.each(dataCollections)("$folder", ({ folder }) => {
  it("has files that can be saved as they are", () => {
    const findings = (data.entries.get(folder) ?? []).flatMap(({ group, name, written }) =>
      checkInBrowser({ folder, id: group ? `${group}/${name}` : name, value: written }),
    );
    expect(findings).toEqual([]);
  });
});

it("knows every name that a text may give", () => {
  expect(new Map(Object.entries(constants))).toEqual(data.constants);
});

it("speaks of what a form has: an empty field, and no quotes around a text", () => {
  const value = { order: 10, logo: "goulvarec", url: "https://www.goulvarec.example" };
  const said = checkInBrowser({ folder: "partners", id: "goulvarec", value });
  expect(said.map(({ problem, remedy }) => `${problem}. ${remedy}`)).toEqual([
    "ce champ est vide. Écrire un texte.",
  ]);
});
