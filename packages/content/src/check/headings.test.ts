import { expect, it } from "vitest";
import { headingFindings } from "./headings.ts";
import { print } from "./report.ts";
import type { Leaf } from "./walk.ts";

const heading = (file: string, text: string, field = "heading"): Leaf => ({
  file: `data/pages/${file}.yaml`,
  entry: file,
  field,
  key: field.split(" › ").at(-1) ?? field,
  text,
});

const found = (...leaves: Leaf[]) => headingFindings(leaves).map(print);

it("refuses a heading that two pages share, and says where the other stands", () => {
  expect(
    found(heading("accueil", "L’équipe", "next › heading"), heading("equipe", "L’équipe", "title")),
  ).toEqual([
    "packages/content/data/pages/equipe.yaml · equipe · title : le titre « L’équipe » est déjà celui d’une autre page (packages/content/data/pages/accueil.yaml · next › heading). Dire dans l’un des deux ce qui n’est que sous lui.",
  ]);
});

it("hears no capital, no kind of space, no final stop", () => {
  expect(found(heading("presse", "Les\u00a0directs."), heading("videos", "les directs"))).toHaveLength(1);
});

it("lets one page repeat itself, in one file or in several", () => {
  expect(found(heading("accueil", "La route"), heading("accueil.mission", "La route"))).toEqual([]);
});

it("lets a printed document say its page again", () => {
  expect(found(heading("presentation", "La route"), heading("dossier", "La route"))).toEqual([]);
});

it("reads no other words", () => {
  const label = (file: string) => heading(file, "Vidéos", "links n° 1 › label");
  const item = (file: string) => heading(file, "Énergie", "fields n° 1 › title");
  expect(found(label("presse"), label("videos"), item("accueil"), item("presentation"))).toEqual([]);
});

it("reads the pages that TypeScript writes too", () => {
  const written = { ...heading("accueil", "La route"), file: "src/pages/accueil.ts" };
  expect(found(written, heading("videos", "La route"))).toHaveLength(1);
});
