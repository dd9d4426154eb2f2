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

it("asks for no quotes around a text that looks like a number", () => {
  const value = data.entries.get("identity")?.[0]?.written ?? {};
  const address = { ...(value["address"] as object), postalCode: "Lorient" };
  const said = checkInBrowser({ folder: "identity", id: "identity", value: { ...value, address } });
  expect(said.map(({ remedy }) => remedy.replaceAll(/\s/g, " "))).toEqual([
    "Écrire cinq chiffres : « 56100 ».",
  ]);
});

it("says that another entry has the same name, or a question of the same bank the same words", () => {
  const others = (folder: string) =>
    (data.entries.get(folder) ?? []).map(({ group, name, written }) => ({
      folder,
      id: group ? `${group}/${name}` : name,
      value: written,
    }));
  const [one, other] = others("partners");
  const twin = { folder: "partners", id: "jumeau", value: { ...one?.value, name: other?.value["name"] } };
  const told = checkInBrowser(twin, others("partners")).map(({ field, problem }) => `${field} · ${problem}`);
  expect(told).toEqual([
    // No file is named: a form shows none.
    expect.stringMatching(/^name · «\s.*\s» est déjà pris par «\s[a-z-]+\s»$/),
    expect.stringContaining("logo · "),
    expect.stringContaining("url · "),
  ]);
  const [question] = others("questions");
  const copy = (id: string) => ({ folder: "questions", id, value: question?.value ?? {} });
  expect(checkInBrowser(copy(question?.id ?? ""), others("questions"))).toEqual([]);
  expect(checkInBrowser(copy(`${question?.id}-bis`), others("questions"))).toMatchObject([
    { field: "question" },
  ]);
  expect(checkInBrowser(copy("une-autre-banque/bis"), others("questions"))).toEqual([]);
});

it("speaks of what a form has: an empty field, and no quotes around a text", () => {
  const value = { order: 10, logo: "goulvarec", url: "https://www.goulvarec.example" };
  const said = checkInBrowser({ folder: "partners", id: "goulvarec", value });
  expect(said.map(({ problem, remedy }) => `${problem}. ${remedy}`)).toEqual([
    "ce champ est vide. Écrire un texte.",
  ]);
});
