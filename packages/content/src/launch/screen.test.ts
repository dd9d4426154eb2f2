import { expect, it } from "vitest";
import type { Leftover } from "./leftover.ts";
import { screen } from "./screen.ts";

const partner = (entry: string): Leftover => ({
  heading: "Partenaires",
  file: "data/partners/",
  entry,
  field: "url",
  problem: `« ${entry}.example » n’ouvre aucune page`,
  remedy: "Mettre les vrais partenaires.",
});
const site: Leftover = {
  heading: "Adresses",
  file: "data/identity.yaml",
  entry: "identity",
  field: "site",
  problem: "« monexpe.example » n’ouvre aucune page",
  remedy: "Écrire l’adresse du site.",
};
const demonstration = { demonstration: true, kept: [] };
const real = { demonstration: false, kept: [] };

it("puts what is mended together on one line, under its heading, with counts", () => {
  const lines = screen([partner("goulvarec"), partner("faréole"), site], demonstration).split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "Avant d’ouvrir le site : 3 champs à écrire. Les fichiers sont dans packages/content/.",
    "Adresses (1)",
    "  data/identity.yaml · identity · site : Écrire l’adresse du site.",
    "Partenaires (2)",
    "  data/partners/ · url (2) : Mettre les vrais partenaires.",
  ]);
});

it("says that the site may open, or that it is open", () => {
  expect(screen([], demonstration)).toMatch(/^Tout est prêt/);
  expect(screen([], real)).toMatch(/^Le site est ouvert, et rien d’inventé n’y reste\./);
});

it("says that a site cannot be real and invented", () => {
  expect(screen([site], real)).toMatch(/^Le site se dit réel, et il reste 1 champ à écrire\./);
});

it("recalls what is kept by choice", () => {
  const kept = [{ heading: "Images", why: "Nos affiches sont dessinées." }] as const;
  expect(screen([], { demonstration: true, kept })).toContain(
    "Gardé par choix : Images. Nos affiches sont dessinées.",
  );
});
