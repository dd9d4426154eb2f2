import { expect, it } from "vitest";
import { isProse } from "./prose.ts";

it.each([
  ["title", "Énergie"],
  ["category", "Énergie marine"],
  ["category", "Energie"],
  ["tags", "noeud"],
  ["hours", "24h/24"],
  ["heading", "Et/ou"],
  ["at", "Date et heure (UTC)"],
  ["points", "2026-2027 : une saison de mesures"],
  ["position", "{position} sur {total}"],
])("reads %s: « %s » as French", (key, text) => {
  expect(isProse({ key, text })).toBe(true);
});

it.each([
  ["drawing", "scenes/aube"],
  ["id", "camille"],
  ["anchor", "tours-d-europe"],
  ["category", "direction"],
  ["countryCode", "FR"],
  ["harbour", "lorient"],
  ["speaker", "camille"],
  ["views", "12.5K"],
  ["start", "2026-03"],
  ["url", "https://www.goulvarec.example/?a=b"],
  ["path", "/equipe#camille"],
  ["href", "tel:+33199005610"],
  ["contact", "escale@sillages.example"],
  ["postalCode", "56100"],
  ["views", "12500"],
  ["id", "noeud"],
  ["portrait", "coeur"],
  ["questions", "noeud"],
  ["wind", "NO"],
  ["at", "2026-10-13T18:40Z"],
  ["at", "2026-10-13 18:40"],
  ["points", "2026-10-13T18:40Z 47°43'12\"N 3°21'36\"O"],
  ["position", "47° 43' 12\" N, 3° 21' 36\" O"],
  ["position", "-12.97, -38.5"],
  ["position", "47°43'N"],
])("leaves %s: « %s » to machines", (key, text) => {
  expect(isProse({ key, text })).toBe(false);
});
