import { expect, test } from "vitest";
import { decapitalised, dotted, enumerated, series, wordCount } from "./words.ts";

test.each([
  ["", 0],
  ["Deux bateaux.", 2],
  ["l’économie bleue", 2],
  ["6\u202F000\u00A0km", 2],
  ["de la mer\u00A0: même eau\u202F?", 5],
  ["un demi-tour, peut-être", 3],
])("« %s » holds %i words", (text, count) => expect(wordCount(text)).toBe(count));

test("a sentence goes on in small letters, accents kept", () => {
  expect(decapitalised("Économie bleue")).toBe("économie bleue");
  expect(decapitalised("")).toBe("");
});

test("a series is one sentence, cut after its semicolons", () => {
  expect(series(["Diffusion officielle", "Projection publique", "Titre"])).toBe(
    "Diffusion officielle\u202F; projection publique\u202F; titre",
  );
  expect(series(["Diffusion officielle"])).toBe("Diffusion officielle");
  expect(series([])).toBe("");
});

test("a dot stays with the name before it", () => {
  expect(dotted(["Gréement", "Mécanique de quille"])).toBe("Gréement\u00A0· Mécanique de quille");
});

test("things are told one after another, with « et » before the last", () => {
  expect(enumerated(["12", "13", "91"])).toBe("12, 13 et 91");
  expect(enumerated(["5", "70"])).toBe("5 et 70");
  expect(enumerated(["Colón"])).toBe("Colón");
  expect(enumerated([])).toBe("");
});
