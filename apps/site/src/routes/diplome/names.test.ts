import { expect, test } from "vitest";
import { LONGEST_NAME, MOST_NAMES, namesIn } from "./names.ts";

test("there is a name a line, whatever ends the lines; blank ones are dropped", () => {
  expect(namesIn("Léa\r\n\n  \nNoé\rZoé\u2028Ana\t \n").names).toEqual(["Léa", "Noé", "Zoé", "Ana"]);
  expect(namesIn("  \n").names).toEqual([]);
});

test("two columns of a spreadsheet make one name", () => {
  expect(namesIn("Morvan\tLéa").names).toEqual(["Morvan Léa"]);
});

test("a list of a word processor gives its names alone", () => {
  expect(namesIn("1.\tLéa Morvan\n•\tNoé\n12)  Aïcha\n- Ana\n– Zoé").names).toEqual([
    "Léa Morvan",
    "Noé",
    "Aïcha",
    "Ana",
    "Zoé",
  ]);
  expect(namesIn("Jean-Élie\n3e B").names).toEqual(["Jean-Élie", "3e B"]);
});

test("what nobody sees makes no sheet, and no other name", () => {
  expect(namesIn("\u200b\n\ufeffLéa\n\uf0b7\tNo\u200bé\n\u202eAna").names).toEqual(["Léa", "Noé", "Ana"]);
});

test("names of every script stay as they are written, and two of the same are two", () => {
  const list = ["نور الهدى", "王小明", "Ngô Thị Bích", "Zoé 🌊", "Léa", "Léa"];
  expect(namesIn(list.join("\n")).names).toEqual(list);
});

test("what is too long and what is too much is told, and the rest is made", () => {
  const many = Array.from({ length: MOST_NAMES + 5 }, (_, at) => `Élève ${at}`);
  const { names, tooLong, tooMany } = namesIn(["W".repeat(LONGEST_NAME + 1), ...many].join("\n"));
  expect(names).toEqual(many.slice(0, MOST_NAMES));
  expect([tooLong, tooMany]).toEqual([1, true]);
  expect(namesIn("W".repeat(LONGEST_NAME))).toMatchObject({ tooLong: 0, tooMany: false });
});
