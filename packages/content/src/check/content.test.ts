import { expect, it } from "vitest";
import { z } from "zod";
import { subjectsOf } from "./content.ts";

const camille = { id: 1, anchor: "camille", role: "capitaine" };
const yann = { id: 2, anchor: "yann", role: "skipper" };
const team = [camille, yann];
const footer = { label: "Pied de page" };
const aube = { alt: "Une aube." };

const modules = [
  { file: "src/drawings/scenes.ts", exports: { scenes: { "scenes/aube": aube } } },
  { file: "src/shell/footer.ts", exports: { footer, helper: () => "non" } },
  { file: "src/team/team.ts", exports: { team } },
  { file: "src/team/ashore.ts", exports: { ashore: [yann] } },
];
const collection = {
  name: "équipe",
  file: "src/team/team.ts",
  module: "src/team/team.ts",
  schema: z.unknown(),
  entries: team,
  unique: ["id"],
  mayBeEmpty: true,
};

const placeOf = (value: unknown) => {
  const subject = subjectsOf(modules, [collection]).get(value);
  return subject && `${subject.file} · ${subject.entry}`;
};

it("calls an entry by its name, and finds the file where it is written", () => {
  expect(placeOf(camille)).toBe("src/team/team.ts · camille");
  expect(placeOf(yann)).toBe("src/team/ashore.ts · yann");
});

it("knows the words that are in no collection", () => {
  expect(placeOf(footer)).toBe("src/shell/footer.ts · footer");
  expect(placeOf(aube)).toBe("src/drawings/scenes.ts · scenes/aube");
});

it("knows entries that no file exports", () => {
  const counted = { title: "Escales" };
  const subjects = subjectsOf([], [{ ...collection, entries: [counted] }]);
  expect(subjects.get(counted)).toMatchObject({ file: "src/team/team.ts", entry: "équipe n° 1" });
});
