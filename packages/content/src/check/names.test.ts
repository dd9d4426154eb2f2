import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readData } from "../data/read.ts";
import { dataCollections } from "../data/registry.ts";
import { nameFindings } from "./names.ts";

const folder = mkdtempSync(join(tmpdir(), "names-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const collections = dataCollections.filter(({ folder: name }) =>
  ["identity", "figures", "features"].includes(name),
);

function dataOf(identity: string, quoting: string) {
  mkdirSync(join(folder, "data/features"), { recursive: true });
  writeFileSync(join(folder, "data/figures.yaml"), "boats: 2\n");
  writeFileSync(join(folder, "data/identity.yaml"), identity);
  writeFileSync(join(folder, "data/features/un.yaml"), `order: 10\ntext: ${quoting}\n`);
  return readData(collections, folder);
}

const said = (identity: string, quoting: string) =>
  nameFindings(dataOf(identity, quoting)).map(({ entry, field, problem }) =>
    `${entry} · ${field} · ${problem}`.replaceAll("\u202f", " "),
  );

it("tells the names that nothing has", () => {
  expect(said("name: Sillages\n", "$identity.nom arme $boats bateaux")).toEqual([
    "un · text · « $identity.nom » ne nomme rien",
  ]);
});

it("refuses that the identity quotes itself: it is quoted as it is written", () => {
  expect(said("name: Sillages\ntagline: $identity.name en mer\n", "$identity.tagline")).toEqual([
    "identity · tagline · « $identity.name » est un texte de ce même fichier",
  ]);
});

it("says the figures of a text of the identity wherever it is quoted", () => {
  const { entries } = dataOf("tagline: $boats bateaux et $features.count carte\n", "$identity.tagline");
  expect(entries.get("features")?.[0]?.value["text"]).toBe("2\u00a0bateaux et 1\u00a0carte");
});
