import { expect, it } from "vitest";
import { lostLetterFindings } from "./lostLetters.ts";

const leaf = { file: "data/team/ines.yaml", entry: "ines", field: "quote", key: "quote" };

it("says where a letter was lost, whatever the field is for", () => {
  expect(lostLetterFindings({ ...leaf, text: "Liberté" })).toEqual([]);
  expect(lostLetterFindings({ ...leaf, text: "Libert\uFFFD" })).toEqual([
    {
      file: "data/team/ines.yaml",
      entry: "ines",
      field: "quote",
      problem: "« \uFFFD » tient la place d’une lettre qui ne se lit pas",
      remedy: "La taper à nouveau.",
    },
  ]);
});
