import { expect, test } from "vitest";
import { type DocumentPath, filePaths, keptDocuments, paths, pdfPath } from "../routes.ts";
import { takeAway } from "./a-emporter.ts";

const listed = takeAway.groups.flatMap(({ files }) => files.map(({ path }) => path));

test("every file of the site can be taken from one page", () => {
  expect(filePaths.filter((path) => !listed.includes(path))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test("so can every printed document: as a PDF where it is kept as one, else as its page", () => {
  const isDocument = (path: string): path is DocumentPath => path.startsWith("/documents/");
  const taken = (path: DocumentPath) => (keptDocuments.some((kept) => kept === path) ? pdfPath(path) : path);
  expect(
    paths
      .filter(isDocument)
      .map(taken)
      .filter((path) => !listed.includes(path)),
  ).toEqual([]);
});
