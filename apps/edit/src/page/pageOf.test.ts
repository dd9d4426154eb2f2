import { dataCollections } from "@sillages/content/registry";
import { expect, it } from "vitest";
import { pageOf } from "./pageOf.ts";

it("shows an entry on its page", () => {
  expect(pageOf("press", "un-article")).toBe("/presse");
  expect(pageOf("team", "camille")).toBe("/equipe#camille");
  expect(pageOf("stages", "tours-d-europe")).toBe("/#tours-d-europe");
  expect(pageOf("partners")).toBe("/");
  expect(pageOf("journal", "equateur")).toBe("/journal/equateur");
  expect(pageOf("journal")).toBe("/journal");
});

it("shows the words of a page on that page", () => {
  expect(pageOf("pages/presse.review")).toBe("/presse");
  expect(pageOf("pages/accueil.mission")).toBe("/");
  expect(pageOf("pages/introuvable")).toBe("/404");
  expect(pageOf("pages/dossier")).toBe("/documents/dossier.html");
  expect(pageOf("shell/footer")).toBe("/");
});

it("knows the page of every collection, and not the first page for want of a better one", () => {
  const seenOnIt = ["features", "partners", "ports", "slides", "stages", "stats"];
  const seenEverywhere = ["descriptions", "figures", "identity", "launch"];
  const unplaced = dataCollections
    .map(({ folder }) => folder)
    .filter((folder) => !/^(?:shell|pages)\//.test(folder) && pageOf(folder) === "/");
  expect(new Set(unplaced)).toEqual(new Set([...seenOnIt, ...seenEverywhere]));
});
