import { expect, it } from "vitest";
import { drawingFindings, pictureFindings, type Catalogue } from "./pictures.ts";
import { print } from "./report.ts";

const pictures = ["README.md", "logos/goulvarec.svg", "scenes/aube.svg"];
const scenes: Catalogue = {
  file: "src/drawings/scenes.ts",
  ids: ["scenes/aube"],
  pictureOf: (id) => `${id}.svg`,
};
const logos: Catalogue = {
  file: "src/logos/logos.ts",
  ids: ["goulvarec"],
  pictureOf: (id) => `logos/${id}.svg`,
};

it("accepts pictures and lists that agree", () => {
  expect(pictureFindings(pictures, [scenes, logos])).toEqual([]);
});

it("names a picture that is missing", () => {
  expect(
    pictureFindings(pictures, [scenes, { ...logos, ids: ["goulvarec", "brasvent"] }]).map(print),
  ).toEqual([
    "packages/content/src/logos/logos.ts · brasvent · image : l’image images/logos/brasvent.svg manque. Déposer le fichier, ou retirer cette ligne.",
  ]);
});

it("names a picture that nothing describes", () => {
  expect(pictureFindings([...pictures, "scenes/nuit.svg"], [scenes, logos]).map(print)).toEqual([
    "packages/content/images/scenes/nuit.svg · image · fichier : aucune liste ne décrit cette image. La décrire (src/drawings/scenes.ts, src/logos/logos.ts), ou supprimer le fichier.",
  ]);
});

const slide = { file: "src/slides/slides.ts", entry: "navigation", field: "drawing", key: "drawing" };

it("names a drawing that a text asks for and nothing describes", () => {
  expect(drawingFindings({ ...slide, text: "scenes/aube" }, pictures, [scenes])).toEqual([]);
  expect(drawingFindings({ ...slide, text: "et/ou" }, pictures, [scenes])).toEqual([]);
  expect(drawingFindings({ ...slide, text: "scenes/aubbe" }, pictures, [scenes]).map(print)).toEqual([
    "packages/content/src/slides/slides.ts · navigation · drawing : le dessin « scenes/aubbe » n’est décrit nulle part. Corriger le nom, ou ajouter le dessin à images/ et à src/drawings/.",
  ]);
});
