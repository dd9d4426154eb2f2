import { describe, expect, it } from "vitest";
import { print } from "./report.ts";
import { typographyFindings } from "./typography.ts";

const leaf = { file: "src/shell/footer.ts", entry: "footer", field: "line", key: "line" };
const said = (text: string) => typographyFindings({ ...leaf, text }).map(print);

it("shows the mistake among its words, and what to write", () => {
  expect(said("Toute l’équipe est à bord : larguez les amarres !")).toEqual([
    "packages/content/src/shell/footer.ts · footer · line : « …les amarres ! » : une espace fine insécable précède « ; », « ! » et « ? ». Écrire « …les amarres\u237d! ».",
    "packages/content/src/shell/footer.ts · footer · line : « …est à bord : larguez les… » : une espace insécable précède « : ». Écrire « …est à bord\u2423: larguez les… ».",
  ]);
});

it("leaves the names that a field holds for machines alone", () => {
  expect(typographyFindings({ ...leaf, field: "kind", key: "kind", text: "coeur" })).toEqual([]);
  expect(said("coeur")).toHaveLength(1);
});

describe("a word of one letter", () => {
  const inLead = (text: string, at = { field: "lead", key: "lead", file: leaf.file }) =>
    typographyFindings({ ...leaf, ...at, text }).map(print);

  it("is held to the next one in a lead, and in what a stage is", () => {
    const finding = expect.stringContaining("à\u2423Lorient");
    expect(inLead("La route mène à Lorient.")).toEqual([finding]);
    const stage = { field: "description", key: "description", file: "data/stages/preparation.ts" };
    expect(inLead("La route mène à Lorient.", stage)).toEqual([finding]);
    expect(inLead("La route mène à\u00a0Lorient, il y\u00a0a\u00a0du vent.")).toEqual([]);
  });

  it("is free elsewhere", () => {
    expect(said("La route mène à Lorient.")).toEqual([]);
  });
});
