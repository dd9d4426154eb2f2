import { describe, expect, it } from "vitest";
import { leadRules } from "./typography.leads.ts";
import { typographyRules } from "./typography.rules.ts";
import { mend, mendSpaces, mendTypography, typographyMistakes } from "./typography.ts";

const said = (text: string, isLead = false) =>
  typographyMistakes(text, { isLead }).map(({ problem, remedy }) => `${problem}. ${remedy}`);

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
    "« …les amarres ! » : une espace fine insécable précède « ; », « ! » et « ? ». Écrire « …les amarres\u237d! ».",
    "« …est à bord : larguez les… » : une espace insécable précède « : ». Écrire « …est à bord\u2423: larguez les… ».",
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
  "La 2nde classe, les 2ndes, les 2nds rôles, les 1ers prix, les 1res loges.",
  "Un coefficient, un poème, la moelle, il coexiste.",
  "Aller au plus tôt (oui ?), puis revenir… Et vous ? Vraiment ?!",
])("leaves « %s » alone", (text) => {
  expect(said(text)).toEqual([]);
});

it("holds a word of one letter to the next one in a lead, and there only", () => {
  expect(said("La route mène à Lorient.", true)).toEqual([expect.stringContaining("à\u2423Lorient")]);
  expect(said("La route mène à\u00a0Lorient, il y\u00a0a\u00a0du vent.", true)).toEqual([]);
  expect(said("La route mène à Lorient.")).toEqual([]);
});

it("mends around addresses, and around a figure dash that somebody wrote", () => {
  expect(mendTypography("La saison 2026\u20122027 : l'escale, https://www.sillages.example/l'escale")).toBe(
    "La saison 2026\u20122027\u00a0: l’escale, https://www.sillages.example/l'escale",
  );
});

it.each(["Libert\ufffd", "🏴\u200d☠\ufe0f", "👩🏽\u200d🚀", "👨\u200d👩\u200d👧", "❤\ufe0f\u200d🔥"])(
  "keeps every sign of « %s »",
  (text) => {
    expect(mendTypography(text)).toBe(text);
  },
);

it("puts right spaces around addresses, never in them", () => {
  expect(mendSpaces("Écrire « https://www.goulvarec.example/?a=b;c » ou « tel:+33 » : rien d’autre !")).toBe(
    "Écrire «\u202fhttps://www.goulvarec.example/?a=b;c\u202f» ou «\u202ftel:+33\u202f»\u00a0: rien d’autre\u202f!",
  );
  expect(mendTypography("L'escale : mailto:escale@sillages.example, tel:+33199005610")).toBe(
    "L’escale\u00a0: mailto:escale@sillages.example, tel:+33199005610",
  );
});

it("puts right spaces around signs, and changes nothing else", () => {
  expect(mendSpaces("Écrire « l'adresse » :  elle  manque !")).toBe(
    "Écrire «\u202fl'adresse\u202f»\u00a0: elle manque\u202f!",
  );
});
