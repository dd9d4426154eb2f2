import { expect, it } from "vitest";
import type { EntryTexts } from "../api.ts";
import { find, textsIn } from "./searchEntries.ts";

const of = (title: string, ...texts: string[]): EntryTexts => ({ folder: "press", id: "un", title, texts });
const titles = (entries: readonly EntryTexts[], searched: string) =>
  find(entries, searched).map(({ entry }) => entry.title);

it("finds a sentence of the site as it is typed, without accents, capitals or French spaces", () => {
  const entry = of("Accueil", "L’équipage cherche un port\u202f: lequel\u202f?");
  expect(titles([entry], "l'equipage cherche un port : lequel")).toEqual(["Accueil"]);
  expect(titles([entry], "l'équipage cherche une rade")).toEqual([]);
});

it("finds a ligature by its two letters, or as it is typed", () => {
  const entry = of("Œuvres", "Ils lisent l’ŒUVRE entière");
  expect(titles([entry], "oeuvre entiere")).toEqual(["Œuvres"]);
  expect(titles([entry], "l'œuvre")).toEqual(["Œuvres"]);
  expect(titles([entry], "oeuvres")).toEqual(["Œuvres"]);
});

it("finds what the site says in place of a name", () => {
  const constants = new Map<string, number | string>([
    ["stopovers", 33],
    ["identity.name", "Sillages"],
  ]);
  const texts = textsIn({ lead: ["$identity.name fait $stopovers escales"] }, constants);
  expect(titles([of("Accueil", ...texts)], "sillages fait 33 escales")).toEqual(["Accueil"]);
});

it("tells the title first, then the very words, then all of them in another order", () => {
  const entries = [
    of("Ailleurs", "un port que le vent garde"),
    of("Mot à mot", "dans le port, du vent"),
    of("Le port, du vent"),
  ];
  expect(titles(entries, "port du vent")).toEqual(["Le port, du vent", "Mot à mot"]);
  expect(titles(entries, "vent port")).toEqual(["Ailleurs", "Mot à mot"]);
});

it("shows the words around what is found in a long text", () => {
  const long = `${"Au large, rien. ".repeat(30)}Le cuisinier prépare le pain. ${"Au large, rien. ".repeat(30)}`;
  const [found] = find([of("Journal", long)], "le cuisinier");
  expect(found?.excerpt).toMatch(/^….*Le cuisinier prépare le pain\..*…$/);
  expect(found?.excerpt?.length).toBeLessThan(170);
});

it("waits for two letters", () => {
  expect(find([of("Accueil", "a")], "a")).toEqual([]);
});
