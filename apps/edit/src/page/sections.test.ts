import { dataCollections } from "@sillages/content/registry";
import { expect, it } from "vitest";
import { words } from "../words.ts";
import { sectionsOf } from "./sections.ts";

const collections = dataCollections.map(({ folder, name, single = false }) => ({
  folder,
  label: name,
  single,
  schema: {},
  ordered: false,
}));

it("every collection stands in one section, lists before the words of pages", () => {
  const sections = sectionsOf(collections);
  expect(sections.flatMap((section) => section.collections).toSorted(byFolder)).toEqual(
    collections.toSorted(byFolder),
  );
  for (const section of sections) {
    const isWords = section.collections.map(({ folder }) => folder.includes("/"));
    expect(isWords).toEqual(isWords.toSorted());
  }
});

it("the words of a page are beside what it shows", () => {
  const press = sectionsOf(collections).find(({ label }) => label === "Presse");
  const folders = press?.collections.map(({ folder }) => folder);
  expect(folders).toContain("press");
  expect(folders).toContain("pages/presse.review");
});

it("what no section names is still found", () => {
  const [one] = collections;
  const unknown = { ...one!, folder: "pages/demain" };
  expect(sectionsOf([unknown])).toEqual([{ label: words.otherPages, collections: [unknown] }]);
});

const byFolder = (a: { folder: string }, b: { folder: string }) => a.folder.localeCompare(b.folder);
