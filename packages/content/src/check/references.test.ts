import { describe, expect, it } from "vitest";
import { referenceFindings } from "./references.ts";
import type { Subject } from "./walk.ts";

const media = [
  { file: "data/media/fanal.yaml", entry: "fanal", value: { id: "fanal", name: "Le Fanal du Large" } },
];
const said = (source: string) =>
  referenceFindings(
    new Map<string, Subject[]>([
      ["media", media],
      ["press", [{ file: "data/press/article.md", entry: "article", value: { id: "article", source } }]],
    ]),
  );

// What an editor breaks by renaming an entry: the one that named it would show nothing, in silence.
describe("an entry that names another", () => {
  it("finds it", () => {
    expect(said("Le Fanal du Large")).toEqual([]);
  });
  it("or says which name is near", () => {
    expect(said("Fanal du large")).toMatchObject([
      { file: "data/press/article.md", field: "source", remedy: "Écrire « Le Fanal du Large » ?" },
    ]);
  });
  it("or which there are", () => {
    expect(said("Ouest Mer Info")).toMatchObject([
      { remedy: "Choisir parmi : Le Fanal du Large ; ou ajouter sa fiche." },
    ]);
  });
});
