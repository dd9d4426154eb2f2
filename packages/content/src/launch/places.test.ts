import { expect, it } from "vitest";
import { placeOf } from "./places.ts";

it("names no other file than the one where an invented article stands", () => {
  const leaf = { file: "data/press/mer.md", entry: "mer", field: "url", key: "url", text: "" };
  expect(placeOf(leaf).remedy).toBe("Remplacer cet article par un vrai, ou retirer son fichier.");
});
