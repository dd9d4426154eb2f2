import { expect, it } from "vitest";
import { pagesOf } from "./destinations.ts";

const modules = [
  {
    file: "src/pages/accueil.ts",
    exports: { accueil: { title: "Accueil", mission: { id: "presentation" } } },
  },
  { file: "data/pages/jeux-concours.integrer.yaml", exports: { words: { sections: [{ id: "le-cadre" }] } } },
  { file: "data/pages/reglement.yaml", exports: { words: { sections: [{ id: "age" }] } } },
  { file: "src/pages/presentation.ts", exports: { presentation: { boats: [{ id: "la-bleue" }] } } },
];
const pages = pagesOf(modules, { "/equipe": ["camille"] });

it("gives a page the anchors of its sections, wherever its words are", () => {
  expect(pages.get("/presentation")).toContain("la-bleue");
  expect(pages.get("/qui-sommes-nous")).toContain("la-bleue");
  expect(pages.get("/presse")).not.toContain("la-bleue");
});

it("finds the words of a page under another, and of a printed document, by their address", () => {
  expect(pages.get("/jeux-concours/integrer")).toContain("le-cadre");
  expect(pages.get("/documents/reglement.html")).toContain("age");
});

it("gives the home the anchors that the site owes, and the team its members", () => {
  expect(pages.get("/")).toEqual(expect.arrayContaining(["presentation", "projet", "contact", "contenu"]));
  expect(pages.get("/equipe")).toContain("camille");
});
