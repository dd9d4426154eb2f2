import { expect, it } from "vitest";
import { readWeights } from "../check/content.ts";
import { readContent } from "../check/site.ts";
import { readData } from "../data/read.ts";
import { dataCollections } from "../data/registry.ts";
import { draftFindings } from "./drafts.ts";

const data = readData(dataCollections);
const everything = { content: await readContent(), data, weights: readWeights() };
const today = { env: {}, now: new Date("2026-11-26T12:00Z") };

/** What is told of a file of `folder` once `planted` stands in it. */
async function told(folder: string, name: string, planted: object): Promise<string[]> {
  const entry = (data.entries.get(folder) ?? []).find((one) => one.name === name);
  const id = entry?.group ? `${entry.group}/${name}` : name;
  const findings = await draftFindings(
    { folder, id, value: { ...entry?.written, ...planted } },
    everything,
    today,
  );
  return findings.map(({ field, problem }) => `${field} · ${problem}`.replaceAll(/[\u00a0\u202f]/g, " "));
}

/** What no two photographs share. */
const own = { alt: "Le bateau rouge à quai, le soir.", caption: "Le bateau rouge, un soir de fête." };

it("has nothing to say of a file as it is", async () => {
  expect(await told("ports", "les-sables-d-olonne", {})).toEqual([]);
  expect(await told("photos", "nuit", { embargo: "2026-12-03" })).toEqual([]);
  expect(
    await told("photos", "une-nouvelle", { ...data.entries.get("photos")?.[0]?.written, ...own }),
  ).toEqual([]);
  expect(await told("press", data.entries.get("press")?.[0]?.name ?? "", {})).toEqual([]);
});

it("says that a call is not in its place on the road, nor in the months of its stage", async () => {
  expect(await told("ports", "les-sables-d-olonne", { order: 99, month: "2030-01" })).toEqual([
    expect.stringContaining("month · le mois « 2030-01 » sort de l’étape"),
    expect.stringContaining("order · la carte y vient de « lorient »"),
  ]);
});

it("says that a page of the log is on land, or not written yet", async () => {
  const name = data.entries.get("journal")?.find(({ written }) => "position" in written)?.name ?? "";
  expect(await told("journal", name, { position: "47, 3", at: "2030-01-01T00:00Z" })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^position · .* est à terre$/),
      expect.stringMatching(/^at · .* n’est pas encore passé$/),
    ]),
  );
});

it("says once what the schema refuses", async () => {
  expect(await told("partners", data.entries.get("partners")?.[0]?.name ?? "", { order: "10" })).toEqual([
    "order · « 10 » est un texte",
  ]);
});
