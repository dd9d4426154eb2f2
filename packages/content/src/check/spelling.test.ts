import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { print } from "./report.ts";
import { spellingFindings } from "./spelling.ts";

const leaf = {
  file: "src/stages/stages.ts",
  entry: "tours-d-europe",
  field: "description",
  key: "description",
};

it("finds the words that French does not have, each in its field", async () => {
  const findings = await spellingFindings([
    { ...leaf, text: "L’équipage d’un IMOCA embarque aujourd’hui, jusqu’à l’île d’Ouessant." },
    { ...leaf, field: "title", text: "Le rechaufement de l’ecume\ngagne : l’ecume monte." },
    { ...leaf, field: "drawing", key: "drawing", text: "scenes/zzkrt" },
    {
      ...leaf,
      field: "mail",
      key: "mail",
      text: "Écrivez à zzkrt@sillages.example ou lisez https://zzkrt.example.",
    },
  ]);
  const here = "packages/content/src/stages/stages.ts · tours-d-europe · title";
  const otherwise = "Si le mot est juste, l’ajouter à packages/content/dictionary.txt.";
  expect(findings.map(print)).toEqual([
    `${here} : mot inconnu « rechaufement ». Écrire « réchauffement » ? ${otherwise}`,
    `${here} : mot inconnu « ecume ». Écrire « écume » ? ${otherwise}`,
  ]);
});

it("knows the names of people and companies that the content names, wherever it says them again", async () => {
  const name = { ...leaf, field: "name", key: "name", text: "Ada Kerzzkrt" };
  const said = { ...leaf, text: "Le portrait d’Ada Kerzzkrt, et non de Kerzzbrt." };
  expect((await spellingFindings([name, said])).map(({ problem }) => problem)).toEqual([
    expect.stringContaining("Kerzzbrt"),
  ]);
});

it("keeps its own words sorted, once each", () => {
  const words = readFileSync(new URL("../../dictionary.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  expect(words).toEqual([...new Set(words)].toSorted((a, b) => a.localeCompare(b, "fr")));
});
