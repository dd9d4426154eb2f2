// The dossier says what is true on the day it is made: at eight dates, its states and no word of another.
import { accueil, mediaPartners, organisations, partners, presse } from "@sillages/content";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { wordsIn } from "../../fixtures/words.ts";
import { DossierDocument } from "./DossierDocument.tsx";

const toldOn = (day: string) =>
  wordsIn(renderToStaticMarkup(createElement(DossierDocument, { builtAt: `${day}T12:00:00Z` })))
    .join(" ")
    .replace(/\s+/gu, " ");

const yardIsOn = ["Elle restaure deux voiliers", "Une visite du chantier"];
const yardIsOver = "Elle a restauré deux voiliers";

describe.each([
  [
    "2025-11-14",
    "14 novembre 2025",
    [...yardIsOn, "Chantier Naval, Bretagne À venir"],
    [yardIsOver, "Terminé", "En cours"],
  ],
  [
    "2026-02-15",
    "15 février 2026",
    [...yardIsOn, "Chantier Naval, Bretagne En cours"],
    [yardIsOver, "Terminé"],
  ],
  ["2026-03-15", "15 mars 2026", [yardIsOver, "Tours d’Europe, 33 escales En cours"], yardIsOn],
  ["2026-05-15", "15 mai 2026", [yardIsOver, "Chantier Naval, Bretagne Terminé"], yardIsOn],
  [
    "2026-07-15",
    "15 juillet 2026",
    [yardIsOver, "Expédition Transatlantique, Amérique latine, 12 pays À venir"],
    yardIsOn,
  ],
  [
    "2026-09-15",
    "15 septembre 2026",
    [yardIsOver, "Tours d’Europe, 33 escales Terminé"],
    [...yardIsOn, "En cours"],
  ],
  [
    "2026-11-22",
    "22 novembre 2026",
    [yardIsOver, "Expédition Transatlantique, Amérique latine, 12 pays En cours", "Posé à Montevideo"],
    [...yardIsOn, "avant le départ"],
  ],
  [
    "2027-03-15",
    "15 mars 2027",
    ["Un espace comprend le relevé, le rapport", "Ils sont à bord", "Posé à Roatán"],
    [...yardIsOn, "Ce que recevra un partenaire de la prochaine expédition", "Plus aucun logo"],
  ],
  [
    "2027-05-15",
    "15 mai 2027",
    ["Ce que recevra un partenaire de la prochaine expédition.", "Ils sont à bord"],
    [...yardIsOn, "Un espace comprend le relevé, le rapport", "Posé à"],
  ],
  [
    "2027-06-15",
    "15 juin 2027",
    [yardIsOver, "La prochaine expédition", "Ils étaient à bord"],
    [...yardIsOn, "En cours", "Posé à", "Ils sont à bord", "Un espace comprend le relevé, le rapport"],
  ],
])("on %s", (day, date, said, unsaid) => {
  const text = toldOn(day);

  test("it bears its date, and each stage its status", () => {
    expect(text).toContain(`Édition du ${date}`);
    expect(text).toContain(`Dates tenues à jour le ${date}.`);
    for (const words of said) expect(text).toContain(words);
  });

  test("what is possible is said of that day, which is nobody's today once it is kept", () => {
    expect(text).toContain(`Ce qui est possible au ${date}`);
    expect(text).not.toContain("aujourd’hui");
  });

  test("no word of another day is left", () => {
    expect(unsaid.filter((words) => text.includes(words))).toEqual([]);
  });
});

test("free spaces are said to be those of the next expedition beside their count, once none sails on this one", () => {
  const sails = (day: string) => {
    const text = toldOn(day);
    return text.slice(text.lastIndexOf("Les espaces sur les voiles"), text.indexOf("espaces disponibles"));
  };
  const next = "les espaces choisis maintenant sont ceux de la prochaine expédition";
  expect(sails("2027-03-15").toLowerCase()).not.toContain(next);
  expect(sails("2027-04-15").toLowerCase()).toContain(next);
  expect(sails("2027-12-15").toLowerCase()).toContain(next);
});

test("its first page says that the expedition is invented", () => {
  const [cover = ""] = toldOn("2026-11-22").split("Qui sommes-nous");
  expect(cover).toContain("Site de démonstration");
});

test("it names who came aboard, level by level, and whose name is on a sail", () => {
  const text = toldOn("2026-11-22");
  const aboard = text.slice(text.lastIndexOf("Ils sont à bord"));
  const places = [
    ...organisations.flatMap(({ name, roleLabel }) => [roleLabel, name]),
    accueil.partners.heading,
    ...partners.map(({ name }) => name),
    presse.media.heading,
    ...mediaPartners.map(({ name }) => name),
  ].map((words) => aboard.indexOf(words.replace(/\s+/gu, " ")));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places.at(-1)).toBe(Math.max(...places));
  expect(aboard).toContain("Son nom est sur une voile : espace 42.");
  expect(aboard.split("Son nom est sur")).toHaveLength(2);
});
