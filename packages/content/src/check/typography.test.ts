import { describe, expect, it } from "vitest";
import { print } from "./report.ts";
import { leadRules } from "./typography.leads.ts";
import { typographyRules } from "./typography.rules.ts";
import { mend, typographyFindings } from "./typography.ts";

const leaf = { file: "src/shell/footer.ts", entry: "footer", field: "line", key: "line" };
const said = (text: string) => typographyFindings({ ...leaf, text }).map(print);

describe.each([...typographyRules, ...leadRules])("$name", (rule) => {
  it("finds the bad example", () => {
    expect(rule.bad.match(rule.find)).not.toBeNull();
  });
  it("mends it into the good example", () => {
    expect(mend(rule.bad, rule)).toBe(rule.good);
  });
  it("has a good example that every rule accepts", () => {
    expect(said(rule.good)).toEqual([]);
  });
  it("says so in French that every rule accepts", () => {
    expect(said(rule.message)).toEqual([]);
  });
});

it("shows the mistake among its words, and what to write", () => {
  expect(said("Toute l’équipe est à bord : larguez les amarres !")).toEqual([
    "packages/content/src/shell/footer.ts · footer · line : « …les amarres ! » : une espace fine insécable précède « ; », « ! » et « ? ». Écrire « …les amarres\u237d! ».",
    "packages/content/src/shell/footer.ts · footer · line : « …est à bord : larguez les… » : une espace insécable précède « : ». Écrire « …est à bord\u2423: larguez les… ».",
  ]);
});

it.each([
  "https://www.sillages.example/a?b=c;d!",
  "/jeux-concours#quiz",
  "2026-03-14",
  "tours-d-europe",
  "scenes/aube",
  "Écrivez à escale@sillages.example ou lisez https://www.sillages.example/x?y=1.",
  "De 16:9 à 4:3, en 2026–2027, la loi n° 2004-575 et l’article 1-1.",
  "Le 75342 Paris, la norme ISO 14001, en 1999, le RGAA 4.1.",
  "24 h/24, 9 h – 18 h, 10 h, 6 000 km, 3,5 %, 2 500+.",
  "Un coefficient, un poème, la moelle, il coexiste.",
  "Aller au plus tôt (oui ?), puis revenir… Et vous ? Vraiment ?!",
])("leaves « %s » alone", (text) => {
  expect(said(text)).toEqual([]);
});

describe("a word of one letter", () => {
  const inLead = (text: string, at = { field: "lead", key: "lead", file: leaf.file }) =>
    typographyFindings({ ...leaf, ...at, text }).map(print);

  it("is held to the next one in a lead, and in what a stage is", () => {
    const finding = expect.stringContaining("à\u2423Lorient");
    expect(inLead("La route mène à Lorient.")).toEqual([finding]);
    const stage = { field: "description", key: "description", file: "src/stages/preparation.ts" };
    expect(inLead("La route mène à Lorient.", stage)).toEqual([finding]);
    expect(inLead("La route mène à\u00a0Lorient, il y\u00a0a\u00a0du vent.")).toEqual([]);
  });

  it("is free elsewhere", () => {
    expect(said("La route mène à Lorient.")).toEqual([]);
  });
});
