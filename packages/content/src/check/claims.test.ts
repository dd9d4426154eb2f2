import { expect, it } from "vitest";
import { claimFindings } from "./claims.ts";
import { print } from "./report.ts";

const leaf = { file: "src/benefits/benefits.ts", entry: "image", field: "description", key: "description" };
const said = (text: string) => claimFindings({ ...leaf, text }, []).map(print);

it.each([
  "écoresponsable",
  "éco-responsables",
  "neutre en carbone",
  "Zéro carbone",
  "100 % vert",
  "100 % vertes",
  "respectueux de l’environnement",
  "respectueuse de la planète",
])("refuses « %s »", (claim) => {
  expect(said(`Une démarche ${claim}.`)).toEqual([
    `packages/content/src/benefits/benefits.ts · image · description : « ${claim.replace(" ", " ")} » est une promesse écologique sans preuve. Dire ce qui est fait, avec un chiffre et sa source, ou justifier l’expression dans src/check/exceptions.ts.`,
  ]);
});

it("lets a fact be", () => {
  expect(said("Deux coques restaurées, 100 % d’impact social, un quai vert.")).toEqual([]);
});

it("lets a justified claim be, in its entry only", () => {
  const text = "Nul ne peut se dire « neutre en carbone » sans bilan.";
  const known = {
    file: leaf.file,
    entry: leaf.entry,
    claim: "neutre en carbone",
    why: "cité pour dire que la loi l’encadre",
  };
  expect(claimFindings({ ...leaf, text }, [known])).toEqual([]);
  expect(claimFindings({ ...leaf, text, entry: "autre" }, [known])).toHaveLength(1);
});
