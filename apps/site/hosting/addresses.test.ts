import { pagePaths } from "@sillages/content";
import { expect, test } from "vitest";
import { movedAddresses } from "./addresses.ts";

/** Addresses of pages that were published. Each stays here for good: somebody keeps a link to it, or has printed it. */
const published = [
  "/",
  "/qui-sommes-nous",
  "/presentation",
  "/equipe",
  "/presse",
  "/jeux-concours",
  "/jeux-concours/equipages",
  "/jeux-concours/integrer",
  "/cadre/quiz",
  "/devenir-partenaire",
  "/videos",
  "/mentions-legales",
  "/confidentialite",
  "/accessibilite",
  "/ecoconception",
  "/reglement",
  "/planches",
  "/enseignants",
  "/mode-classe",
  "/diplome",
  "/a-emporter",
  "/plan-du-site",
  "/escales",
  "/journal",
  "/ou-est-ce-port",
  "/hors-ligne",
];

const pages: readonly string[] = pagePaths;

test("a page that changes its address or goes away leaves its old one in movedPages (addresses.ts)", () => {
  expect(published.filter((path) => !pages.includes(path) && !(path in movedAddresses))).toEqual([]);
});

test("a page that is new is written in this list too", () => {
  expect(pages.filter((path) => !published.includes(path))).toEqual([]);
});

test("an address that moved, however it is written, is that of no page any more", () => {
  expect(movedAddresses).toMatchObject({
    "/documents/escales": "/escales",
    "/documents/escales/": "/escales",
    "/documents/escales.html": "/escales",
  });
  expect(Object.keys(movedAddresses).filter((path) => pages.includes(path))).toEqual([]);
});
