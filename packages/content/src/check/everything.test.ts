import { expect, it } from "vitest";
import { LARGEST_PICTURE } from "../editing/heavyPictures.ts";
import { readData } from "../data/read.ts";
import { dataCollections } from "../data/registry.ts";
import { readWeights } from "./content.ts";
import { everyFinding } from "./everything.ts";
import { readContent } from "./site.ts";

const content = await readContent();
const data = readData(dataCollections);
const weights = readWeights();
const today = { env: {}, now: new Date() };
const filesSaid = (...planted: Parameters<typeof everyFinding>) => [
  ...new Set(everyFinding(...planted).map(({ file }) => file)),
];

it("has nothing to say of the content as it is", () => {
  expect(everyFinding({ content, data, weights }, today)).toEqual([]);
});

it("reads ports, log, pictures, texts, and what a site that opens may not say", () => {
  const heavy = new Map([["photos/nuit.jpg", LARGEST_PICTURE + 1]]);
  expect(filesSaid({ content, data, weights: heavy }, today)).toEqual(["images/photos/nuit.jpg"]);
  expect(filesSaid({ content, data, weights }, { ...today, now: new Date("2025-01-01T00:00Z") })).toEqual(
    expect.arrayContaining([expect.stringContaining("data/journal/")]),
  );
  const ports = (data.entries.get("ports") ?? []).filter(({ name }) => name !== "cork");
  const without = { ...data, entries: new Map([...data.entries, ["ports", ports]]) };
  expect(filesSaid({ content, data: without, weights }, today)).toEqual(
    expect.arrayContaining([expect.stringContaining("data/ports/")]),
  );
  expect(filesSaid({ content: { ...content, pictures: [] }, data, weights }, today)).toContain(
    "data/descriptions.yaml",
  );
  const open = { ...content, demonstration: false };
  expect(filesSaid({ content: open, data, weights }, today)).toContain("data/identity.yaml");
});
