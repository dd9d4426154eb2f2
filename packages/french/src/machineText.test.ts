import { expect, it } from "vitest";
import { isMachineText } from "./machineText.ts";

it.each([
  "scenes/aube",
  "tours-d-europe",
  "2026-03",
  "2026-3-14",
  "https://www.goulvarec.example/?a=b",
  "/equipe#camille",
  "#quiz",
  "tel:+33199005610",
  "escale@sillages.example",
])("« %s » is for machines", (text) => {
  expect(isMachineText(text)).toBe(true);
});

it.each(["Énergie", "noeud", "Et/ou", "24h/24", "Écrivez à escale@sillages.example", "tours d-europe"])(
  "« %s » is for a reader",
  (text) => {
    expect(isMachineText(text)).toBe(false);
  },
);
