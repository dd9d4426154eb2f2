import { expect, it } from "vitest";
import { report } from "./report.ts";

const finding = {
  file: "src/team/team.ts",
  entry: "camille",
  field: "role",
  problem: "champ inconnu « rôle »",
  remedy: "Retirer ce champ ou corriger son nom : « role ».",
};

it("says that all is well", () => {
  expect(report([], { entries: 212, collections: 24 })).toBe(
    "Contenu : 212 entrées dans 24 collections, tout est juste.",
  );
});

it("gives a line to each finding, then how many there are", () => {
  expect(report([finding], { entries: 212, collections: 24 })).toBe(
    [
      "packages/content/src/team/team.ts · camille · role : champ inconnu « rôle ». Retirer ce champ ou corriger son nom : « role ».",
      "",
      "Contenu : 212 entrées dans 24 collections, 1 chose à corriger.",
    ].join("\n"),
  );
});

it("explains the signs that stand for spaces", () => {
  expect(
    report([{ ...finding, remedy: "Écrire « à bord\u237d! »." }, finding], { entries: 212, collections: 24 }),
  ).toMatch(
    /2 choses à corriger\.\n\u237d est une espace fine insécable \(U\+202F\), \u2423 une espace insécable \(U\+00A0\)\.$/,
  );
});
