import { expect, it } from "vitest";
import { catalogues } from "./catalogues.ts";
import { drawingFindings, pictureFindings, type Catalogue } from "./pictures.ts";
import { print } from "./report.ts";

const pictures = ["README.md", "logos/goulvarec.svg", "photos/aube.jpg", "scenes/aube.svg"];
const scenes: Catalogue = { file: "data/descriptions.yaml", ids: ["scenes/aube"], folders: ["scenes"] };
const photos: Catalogue = { file: "data/photos/", ids: ["photos/aube"], folders: ["photos"] };

it("accepts pictures and lists that agree, and marks that stand beside their words", () => {
  expect(pictureFindings(pictures, [scenes, photos])).toEqual([]);
});

it("names a picture that is missing", () => {
  expect(
    pictureFindings(pictures, [scenes, { ...photos, ids: ["photos/aube", "photos/nuit"] }]).map(print),
  ).toEqual([
    "packages/content/data/photos/ · photos/nuit · image : l’image images/photos/nuit manque. Déposer le fichier, ou retirer cette entrée.",
  ]);
});

it("names a picture that nothing describes", () => {
  expect(pictureFindings([...pictures, "scenes/nuit.svg"], [scenes, photos]).map(print)).toEqual([
    "packages/content/images/scenes/nuit.svg · image · fichier : rien ne dit ce que montre cette image. La décrire dans data/descriptions.yaml, ou supprimer le fichier.",
  ]);
});

const slide = { file: "data/slides/navigation.yaml", entry: "navigation", field: "drawing", key: "drawing" };

it("names a drawing that a text asks for and that is not there", () => {
  expect(drawingFindings({ ...slide, text: "scenes/aube" }, pictures)).toEqual([]);
  expect(drawingFindings({ ...slide, text: "et/ou" }, pictures)).toEqual([]);
  expect(drawingFindings({ ...slide, text: "scenes/aubbe" }, pictures).map(print)).toEqual([
    "packages/content/data/slides/navigation.yaml · navigation · drawing : le dessin « scenes/aubbe » n’existe pas. Corriger le nom, ou ajouter le dessin à images/.",
  ]);
});

it("names the drawing of a question that was taken away, which no other shows", () => {
  const shown = catalogues.flatMap(({ ids }) => ids.map((id) => `${id}.svg`));
  expect(pictureFindings([...shown, "questions/orpheline.svg"], catalogues)).toMatchObject([
    { file: "images/questions/orpheline.svg", remedy: expect.stringContaining("data/questions/") },
  ]);
});
