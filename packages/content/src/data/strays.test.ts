import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { root } from "./files.ts";
import { filesOf, readData } from "./read.ts";
import { dataCollections } from "./registry.ts";
import { strayFindings } from "./strays.ts";

const folder = mkdtempSync(join(tmpdir(), "strays-"));
afterEach(() => rmSync(join(folder, "data"), { recursive: true, force: true }));

/** What is told once `file` stands alone under `data/`. */
function told(file: string): string[] {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "order: 10\n");
  const read = dataCollections.flatMap((collection) => filesOf(collection, folder));
  return strayFindings(dataCollections, read, folder).map(({ problem, remedy }) =>
    `${problem}. ${remedy}`.replaceAll(/[\u00a0\u202f]/g, " "),
  );
}

it.each([
  ["data/press/mer.yaml", "Une fiche de data/press/ se nomme data/press/mer.md : la nommer ainsi"],
  ["data/press/MER.MD", "Une fiche de data/press/ se nomme data/press/MER.md :"],
  ["data/team/marins/lea.yaml", "Une fiche de data/team/ se nomme data/team/lea.yaml :"],
  ["data/team.yaml", "Une fiche de data/team/ se nomme data/team/team.yaml :"],
  ["data/questions/q.yaml", "Une fiche de data/questions/ se nomme data/questions/<dossier>/q.yaml :"],
  ["data/questions/vent/q.txt", "Une fiche de data/questions/ se nomme data/questions/vent/q.yaml :"],
  ["data/partenaires/acme.yaml", "Est-ce data/partners/acme.yaml ?"],
  ["data/partner/acme.yaml", "Est-ce data/partners/acme.yaml ?"],
  ["data/pages/pressse.yaml", "Est-ce data/pages/presse.yaml ?"],
  ["data/pages/presse.yml", "Est-ce data/pages/presse.yaml ?"],
  ["data/identity.yml", "Est-ce data/identity.yaml ?"],
  [
    "data/pages/tout-autre-chose.yaml",
    "Retirer ce fichier, ou corriger son nom : aucune page ne le demande.",
  ],
  [
    "data/xyz/tout-autre-chose.yaml",
    "Le mettre dans un des dossiers de data/, ou le retirer : partners, slides,",
  ],
  ["data/press/sans-ending", "Une fiche de data/press/ se nomme data/press/sans-ending.md :"],
])("%s is read by nothing", (file, words) => {
  expect(told(file)).toEqual([expect.stringContaining(`rien ne lit ce fichier. ${words}`)]);
});

it.each([
  "data/press/mer.md",
  "data/team/lea.yml",
  "data/questions/vent/q.yaml",
  "data/pages/presse.yaml",
  "data/team/.DS_Store",
])("%s is no stray", (file) => {
  expect(told(file)).toEqual([]);
});

it("is said with what cannot be read", () => {
  mkdirSync(join(folder, "data/partenaires"), { recursive: true });
  writeFileSync(join(folder, "data/partenaires/acme.yaml"), "order: 10\n");
  const { findings } = readData(dataCollections, folder);
  expect(findings.map(({ file }) => file)).toContain("data/partenaires/acme.yaml");
  expect(
    strayFindings(
      dataCollections,
      dataCollections.flatMap((one) => filesOf(one, root)),
      root,
    ),
  ).toEqual([]);
});
