import { expect, it } from "vitest";
import { aiken } from "./aiken.ts";
import { mooring, posidonia } from "./fixtures.ts";

it("writes a question on one line, its options, and the letter of the right one", () => {
  expect(aiken({ title: "Banque", questions: [posidonia, mooring] })).toBe(
    [
      posidonia.question,
      "A. Une plante",
      "B. Une algue",
      "C. Un corail",
      "ANSWER: A",
      "",
      mooring.question,
      "A. Sur l’herbier",
      "B. Sur le sable",
      "ANSWER: B",
      "",
    ].join("\n"),
  );
});

it("keeps on one line what comes on several, and the spaces that French typography asks for", () => {
  const question = { ...mooring, question: "Où\r\nmouiller\u202f?", options: ["Ici\tou là", "Là"] };
  expect(
    aiken({ title: "Banque", questions: [question] })
      .split("\n")
      .slice(0, 2),
  ).toEqual(["Où mouiller\u202f?", "A. Ici ou là"]);
});

it("says nothing of no question", () => {
  expect(aiken({ title: "Banque", questions: [] })).toBe("");
});
