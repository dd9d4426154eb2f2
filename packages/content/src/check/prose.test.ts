import { expect, it } from "vitest";
import { isProse } from "./prose.ts";

it.each([
  ["title", "Énergie"],
  ["category", "Énergie marine"],
  ["category", "Energie"],
  ["tags", "noeud"],
  ["hours", "24h/24"],
  ["heading", "Et/ou"],
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
])("leaves %s: « %s » to machines", (key, text) => {
  expect(isProse({ key, text })).toBe(false);
});
