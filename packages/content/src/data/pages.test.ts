// What an editor does to the words of a page: each mistake is told in French, with its file, its line and what to do.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { print } from "../check/report.ts";
import { root } from "./files.ts";
import { pageFiles } from "./pages.registry.ts";
import { readData } from "./read.ts";
import { dataCollections } from "./registry.ts";
import { dataFindings } from "./validate.ts";

const folder = mkdtempSync(join(tmpdir(), "words-"));
const page = join(folder, "data/pages/equipe.yaml");

beforeEach(() => cpSync(join(root, "data"), join(folder, "data"), { recursive: true }));
afterEach(() => rmSync(join(folder, "data"), { recursive: true, force: true }));

/** What is told, with plain spaces, once `before` says `after`, and the line of the file where `before` stood. */
function toldOf(before: string, after: string): { told: string[]; line: number } {
  const written = readFileSync(page, "utf8");
  expect(written).toContain(before);
  writeFileSync(page, written.replace(before, after));
  const data = readData(dataCollections, folder);
  const line = written.slice(0, written.indexOf(before)).split("\n").length;
  const told = [...data.findings, ...dataFindings(data)].map(print);
  return { told: told.map((words) => words.replace(/[\u00A0\u202F]/g, " ")), line };
}

const here = "packages/content/data/pages/equipe.yaml";

it("has nothing to say of the files as they are", () => {
  const data = readData(dataCollections, folder);
  expect([...data.findings, ...dataFindings(data)]).toEqual([]);
});

it("says which field is missing, at the nearest line", () => {
  const { told, line } = toldOf("  label: Filtrer par métier\n", "");
  expect(told).toEqual([
    `${here}:${line}:3 · equipe · filters › label : champ manquant. Écrire un texte entre guillemets droits.`,
  ]);
});

it("says which field is unknown, at its line", () => {
  const { told, line } = toldOf(
    "  label: Filtrer par métier",
    "  label: Filtrer par métier\n  zeste: Citron",
  );
  expect(told).toEqual([
    `${here}:${line + 1}:10 · equipe · filters › zeste : champ inconnu « zeste ». Retirer ce champ ou corriger son nom.`,
  ]);
});

it("says that a name stands for nothing, and which one was meant", () => {
  const { told, line } = toldOf("Notre équipe – $identity.name", "Notre équipe – $identity.nom");
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${here}:${line}:10 · equipe · meta › title : « $identity.nom » ne nomme rien.`);
  expect(told[0]).toContain("Écrire « $identity.name » ?");
});

it("says where a line does not read, and nothing in English", () => {
  const { told, line } = toldOf("name: Notre Équipe", "name: Notre: Équipe");
  expect(told).toEqual([
    `${here}:${line}:7 · equipe · fichier : le texte contient deux-points suivis d’une espace, ou son guillemet n’est pas refermé. Mettre le texte entre guillemets droits : « "…" », ou l’écrire à la ligne, sous « >- ».`,
  ]);
});

it("says which line is further in than its neighbours", () => {
  const { told, line } = toldOf("  students: étudiants", "    students: étudiants");
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`${here}:${line}:`);
  expect(told[0]).toContain("le retrait de cette ligne n’est pas celui des lignes voisines");
});

it("says that the file is gone", () => {
  rmSync(page);
  const data = readData(dataCollections, folder);
  expect(data.findings.map(({ file, problem }) => [file, problem])).toEqual([
    ["data/pages/equipe.yaml", "ce fichier manque, ou a changé de nom"],
  ]);
});

it("says that the lines no longer say their title", () => {
  const { told } = toldOf("title: L’équipe de $identity.name", "title: Toute l’équipe de $identity.name");
  expect(told).toEqual([expect.stringContaining("doivent redire le titre")]);
});

it("gives every field a title that a form shows", () => {
  const untitled = pageFiles.flatMap(({ name, schema }) => {
    const described = schema.toJSONSchema({ unrepresentable: "any", io: "input" });
    return untitledIn(described as Described).map((field) => `${name} : ${field}`);
  });
  expect(untitled).toEqual([]);
});

interface Described {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
}

/** The fields of `described` that nothing names, at any depth. */
function untitledIn({ items, properties = {} }: Described, path = ""): string[] {
  const own = Object.entries(properties).flatMap(([key, field]) => [
    ...(field.title === undefined ? [path + key] : []),
    ...untitledIn(field, `${path + key}.`),
  ]);
  return items ? [...own, ...untitledIn(items, path)] : own;
}
