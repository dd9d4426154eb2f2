import { describe, expect, it } from "vitest";
import { referenceFindings } from "./references.ts";
import type { Subject } from "./walk.ts";

const media = [
  { file: "data/media/fanal.yaml", entry: "fanal", value: { id: "fanal", name: "Le Fanal du Large" } },
];
const said = (source: string, known: Subject[] = media) =>
  referenceFindings(
    new Map<string, Subject[]>([
      ["media", known],
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
      {
        remedy: "Choisir parmi : Le Fanal du Large ; ou ajouter sa fiche, ou retirer ce qui la nomme.",
      },
    ]);
  });
  it("or, where there is none, that it is to be added", () => {
    expect(said("Ouest Mer Info", [])).toMatchObject([
      { remedy: "Ajouter sa fiche, ou retirer ce qui la nomme." },
    ]);
  });
});

// The build would stop at it, in English, long after the check.
it("names the question, the word and the port that a lesson no longer finds", () => {
  const lesson = {
    questions: ["tribord", "marees-vertes"],
    steps: [{ questions: [{ ask: "D’où vient ce jean ?", answer: "De loin." }] }],
    terms: ["amer"],
    coasts: { texts: [{ port: "brest" }] },
  };
  const of = (folder: string, ...ids: string[]): [string, Subject[]] => [
    folder,
    ids.map((id) => ({ file: `data/${folder}/${id}.yaml`, entry: id, value: { id } })),
  ];
  const file = "data/pages/enseignants.yaml";
  const page = { file, entry: "enseignants", value: { sessions: { items: [lesson] } } };
  const found = referenceFindings(
    new Map([["pages/enseignants", [page]], of("questions", "tribord"), of("terms"), of("ports", "cork")]),
  );
  expect(found.map(({ field, problem }) => `${field} : ${problem}`)).toEqual([
    "sessions › items n°\u00a01 › coasts › texts n°\u00a01 › port : « brest » ne nomme aucune entrée de data/ports/ (escale)",
    "sessions › items n°\u00a01 › questions n°\u00a02 : « marees-vertes » ne nomme aucune entrée de data/questions/ (question du quiz)",
    "sessions › items n°\u00a01 › terms n°\u00a01 : « amer » ne nomme aucune entrée de data/pages/lexique.yaml (mot du lexique)",
  ]);
});
