import { describe, expect, it } from "vitest";
import { paragraphsOf, parseFile } from "./parse.ts";

const read = (source: string, body?: string) => {
  const parsed = parseFile(source, body);
  if ("unreadable" in parsed) throw new Error(parsed.unreadable.problem);
  return parsed;
};

it("reads fields, and knows the place of each, however deep", () => {
  const { placeOf, value } = read("name: Camille\nskills:\n  - Barrer\n  - Réparer\n");
  expect(value).toEqual({ name: "Camille", skills: ["Barrer", "Réparer"] });
  expect(placeOf(["skills", 1])).toEqual({ line: 4, column: 5 });
  expect(placeOf(["skills", 7])).toEqual({ line: 3, column: 3 });
  expect(placeOf(["absent"])).toEqual({ line: 1, column: 1 });
});

it("reads the text under the front matter, paragraph by paragraph", () => {
  const source = "---\ntitle: En mer\n---\n\nUne ligne,\nqui continue.\n\n\nUne autre.\n";
  const { placeOf, value } = read(source, "body");
  expect(value).toEqual({ title: "En mer", body: ["Une ligne, qui continue.", "Une autre."] });
  expect(placeOf(["title"])).toEqual({ line: 2, column: 8 });
  expect(placeOf(["body", 1])).toEqual({ line: 9, column: 1 });
});

it("keeps the no-break spaces of a text, and reads the line ends of Windows", () => {
  expect(paragraphsOf("Larguez\u202f!\r\n\r\nÀ bord.\r\n")).toEqual(["Larguez\u202f!", "À bord."]);
});

it("passes over a byte order mark and empty lines before the front matter", () => {
  const { placeOf, value } = read("\uFEFF\n---\ntitle: En mer\n---\n\nUn texte.\n", "body");
  expect(value).toEqual({ title: "En mer", body: ["Un texte."] });
  expect(placeOf(["title"])).toEqual({ line: 3, column: 8 });
  expect(placeOf(["body", 0])).toEqual({ line: 6, column: 1 });
  expect(read("\uFEFF---\ntitle: En mer\n---\nUn texte.\n", "body").value["title"]).toBe("En mer");
});

describe("a file that cannot be read says why in French, with its line", () => {
  it.each([
    ['name: "Camille\nrole: Capitaine\n', 1, "un signe manque : guillemet, crochet ou virgule"],
    ["name: Camille\nname: Inès\n", 2, "ce champ est écrit deux fois"],
    ["name: Camille\n\trole: Capitaine\n", 2, "cette ligne commence par une tabulation"],
    ["title: À Lorient : deux bateaux\n", 1, "le texte contient deux-points suivis d’une espace"],
    ["Bonjour\n", 1, "ce fichier ne contient pas de champs"],
    ["", 1, "ce fichier ne contient pas de champs"],
  ])("%j", (source, line, problem) => {
    expect(parseFile(source)).toMatchObject({
      unreadable: { line, problem: expect.stringContaining(problem) },
    });
  });

  it.each([
    [
      "its fields",
      "order: 50\n<<<<<<< HEAD\nname: Goulvarec\n=======\nname: Brasvent\n>>>>>>> autre\n",
      undefined,
      2,
    ],
    [
      "the text under them",
      "---\ntitle: En mer\n---\n\n<<<<<<< HEAD\nNord.\n=======\nSud.\n>>>>>>> autre\n",
      "body",
      5,
    ],
    ["the end alone", "name: Goulvarec\r\n>>>>>>> autre\r\n", undefined, 2],
  ])("left by git in two versions: %s", (_, source, body, line) => {
    expect(parseFile(source, body)).toMatchObject({
      unreadable: {
        line,
        problem: expect.stringContaining("deux versions des mêmes lignes"),
        remedy: expect.stringContaining("retirer les trois lignes"),
      },
    });
  });

  it("saved in another alphabet than UTF-8", () => {
    const source = Buffer.from("name: Camille\nrole: Médiatrice\n", "latin1").toString("utf8");
    expect(parseFile(source)).toEqual({
      unreadable: {
        line: 2,
        column: 8,
        problem: "ce fichier n’est pas en UTF-8 : des lettres ne se lisent pas",
        remedy: "L’enregistrer à nouveau en UTF-8.",
      },
    });
  });

  it("with a text above its front matter, which nobody would read", () => {
    expect(parseFile("Un chapeau.\n\n---\ntitle: En mer\n---\n\nUn texte.\n", "body")).toMatchObject({
      unreadable: { line: 1, problem: expect.stringContaining("du texte précède l’en-tête") },
    });
  });

  it("without its front matter", () => {
    expect(parseFile("Un texte seul.", "body")).toMatchObject({
      unreadable: { problem: "l’en-tête manque" },
    });
  });
});
