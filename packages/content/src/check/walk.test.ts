import { expect, it } from "vitest";
import { fieldName, leaves } from "./walk.ts";

const fieldsOf = (value: unknown, elsewhere?: Set<object>) =>
  Object.fromEntries(
    [...leaves({ file: "src/pages/presse.ts", entry: "presse", value }, elsewhere)].map((leaf) => [
      leaf.field,
      leaf.text,
    ]),
  );

it("names a field as an editor reads it, lists counted from one", () => {
  expect(fieldName(["sections", 1, "heading"])).toBe("sections n° 2 › heading");
  expect(fieldName([])).toBe("entrée");
});

it("reads every text, however deep", () => {
  expect(
    fieldsOf({ title: "Presse", tags: ["mer", "vent"], meta: { title: "La presse" }, views: 3, none: null }),
  ).toEqual({
    title: "Presse",
    "tags n° 1": "mer",
    "tags n° 2": "vent",
    "meta › title": "La presse",
  });
  expect(fieldsOf("Bonjour")).toEqual({ texte: "Bonjour" });
});

it("reads the sentences that wait for a figure, a name or a list", () => {
  const phrases = {
    count: (many: number) => `${many.toFixed(0)} article${many < 2 ? "" : "s"}`,
    holder: (name: string) => `Occupé par ${name.toUpperCase()}`,
    list: (names: string[]) => `À bord : ${names.map((name) => name.trim()).join(", ")}`,
    broken: () => {
      throw new Error("needs more than that");
    },
    same: (value: unknown) => value,
  };
  expect(fieldsOf(phrases)).toEqual({ count: "2 articles", holder: "Occupé par 2", list: "À bord : 2" });
});

it("leaves to another subject what belongs to it", () => {
  const mission = { title: "Mission" };
  expect(fieldsOf({ title: "Accueil", mission }, new Set([mission]))).toEqual({ title: "Accueil" });
});
