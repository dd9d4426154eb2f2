import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { unknownWords } from "./spelling.ts";

const dictionary = fileURLToPath(new URL("fixtures/dictionary.txt", import.meta.url));

it("finds the words that French does not have, once each a text, and what was meant", async () => {
  const texts = [
    "L’équipage d’un bateau embarque aujourd’hui, jusqu’à l’île d’Ouessant.",
    "Le rechaufement de l’ecume\ngagne : l’ecume monte.",
    "L’ecume.",
  ];
  expect(await unknownWords(texts, dictionary)).toEqual([
    { at: 1, word: "rechaufement", suggestion: "réchauffement" },
    { at: 1, word: "ecume", suggestion: "écume" },
    { at: 2, word: "ecume", suggestion: "écume" },
  ]);
});

it("knows the words of the dictionary that it is given, as they are written there", async () => {
  const unknown = await unknownWords(["Goulvarec arme un bateau.", "goulvarec"], dictionary);
  expect(unknown.map(({ at, word }) => [at, word])).toEqual([[1, "goulvarec"]]);
});

it("follows the dictionary: a word that is added is known, one that is taken out no longer is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sillages-dictionary-"));
  const own = join(folder, "dictionary.txt");
  const known = async (...words: string[]) => {
    writeFileSync(own, words.join("\n"));
    return (await unknownWords(["Zzkrt Goulvarec"], own)).map(({ word }) => word);
  };
  expect(await known("Zzkrt")).toEqual(["Goulvarec"]);
  expect(await known("Zzkrt", "Goulvarec")).toEqual([]);
  expect(await known("Goulvarec")).toEqual(["Zzkrt"]);
  rmSync(folder, { recursive: true });
});

it("does not read addresses", async () => {
  const text = "Écrivez à zzkrt@sillages.example ou lisez https://zzkrt.example, ou zzkrt.example.";
  expect(await unknownWords([text], dictionary)).toEqual([]);
});
