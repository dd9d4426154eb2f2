import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import { readData } from "./read.ts";
import type { DataCollection } from "./registry.ts";

const folder = mkdtempSync(join(tmpdir(), "data-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(folder, "data", file, ".."), { recursive: true });
  writeFileSync(join(folder, "data", file), text);
};

const partners: DataCollection = {
  folder: "partners",
  name: "partenaires",
  schema: z.unknown(),
  type: { name: "Partner", module: "partners.ts" },
  key: "id",
  sort: { by: "order" },
  unique: [],
};
const valuesOf = (collection: DataCollection) =>
  readData([collection], folder)
    .entries.get(collection.folder)
    ?.map(({ value }) => value);

it("gives each entry the name of its file, in the order that the files say", () => {
  write("partners/vent.yaml", "order: 20\nname: Vent\n");
  write("partners/ancre.yaml", "order: 30\nname: Ancre\n");
  write("partners/marée.yaml", "order: 10\nname: Marée\n");
  expect(valuesOf(partners)).toEqual([
    { id: "marée", name: "Marée" },
    { id: "vent", name: "Vent" },
    { id: "ancre", name: "Ancre" },
  ]);
});

it("reads what is dated from the newest", () => {
  write("partners/vieux.yaml", "day: 2025-10-16\n");
  write("partners/neuf.yaml", "day: 2026-11-20\n");
  expect(valuesOf({ ...partners, sort: { newest: "day" } })).toMatchObject([{ id: "neuf" }, { id: "vieux" }]);
});

it("says which file has no place, and which cannot be read, and reads the others", () => {
  write("partners/sans-place.yaml", "name: Vent\n");
  write("partners/casse.yaml", 'name: "Ancre\n');
  write("partners/entier.yaml", "order: 1\nname: Marée\n");
  const { entries, findings } = readData([partners], folder);
  expect(findings.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "data/partners/casse.yaml fichier",
    "data/partners/sans-place.yaml order",
  ]);
  expect(entries.get("partners")).toHaveLength(2);
});

it("tells a place that is written as a text from one that is missing", () => {
  write("partners/vent.yaml", 'name: Vent\norder: "10"\n');
  write("partners/ancre.yaml", "name: Ancre\n");
  const told = readData([partners], folder).findings.map(({ line, problem, remedy }) =>
    `${line} · ${problem}. ${remedy}`.replaceAll("\u202f", " "),
  );
  expect(told).toEqual([
    expect.stringContaining("1 · champ manquant. Écrire un nombre\u00a0: les entrées"),
    "2 · « 10 » est un texte. Écrire un nombre, sans guillemets.",
  ]);
});
