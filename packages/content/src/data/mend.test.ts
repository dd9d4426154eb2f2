import { expect, it } from "vitest";
import { mendedSource } from "./mend.ts";
import { dataCollections } from "./registry.ts";

const collectionOf = (folder: string) => {
  const found = dataCollections.find((collection) => collection.folder === folder);
  if (!found) throw new Error(folder);
  return found;
};

it("mends spaces, apostrophes, quotation marks and ligatures, puts fields in order, keeps comments and addresses", () => {
  const source = `url: https://www.vent-d-ouest.example/l'oeuvre
# Le nom, tel qu'il s'écrit
name: L'oeuvre "vent debout" !
order: 20
logo: lestarque
`;
  expect(mendedSource(source, "data/partners/vent.yaml", collectionOf("partners"))).toBe(`order: 20
# Le nom, tel qu'il s'écrit
name: L’œuvre «\u202fvent debout\u202f»\u202f!
logo: lestarque
url: https://www.vent-d-ouest.example/l'oeuvre
`);
});

it("mends the text under a front matter, and leaves what is right as it is, to the letter", () => {
  const right = "---\ntype: article\ntitle: La mer entre en classe\n---\n\nC’est là-bas.\n\nÀ bord.\n";
  const press = collectionOf("press");
  expect(mendedSource(right, "data/press/mer.md", press)).toBe(right);
  expect(mendedSource(right.replace("C’est", "C'est"), "data/press/mer.md", press)).toBe(right);
});

it.each([
  ["with a mark that is missing", "name: \"L'oeuvre\n", "partners"],
  ["saved in another alphabet", "name: L'\ufffd uvre\nurl: https://vent.example\norder: 1\n", "partners"],
  ["with a text above its front matter", "L'oeuvre.\n\n---\ntitle: L'oeuvre\n---\n\nL'oeuvre.\n", "press"],
])("leaves a file that cannot be read, %s", (_, broken, folder) => {
  expect(mendedSource(broken, `data/${folder}/vent`, collectionOf(folder))).toBe(broken);
});
