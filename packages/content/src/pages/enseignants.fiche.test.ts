import { expect, test } from "vitest";
import { sheetMaking } from "./enseignants.fiche.ts";

test.each([
  [1, "Il n’y a qu’une question pour ces choix."],
  [2, "Il n’y a que 2\u00A0questions pour ces choix."],
])("says that there are fewer questions than asked for: %i", (count, said) => {
  expect(sheetMaking.fewer(count)).toBe(said);
});
