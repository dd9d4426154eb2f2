import { beforeEach, expect, it } from "vitest";
import type { Collection } from "../api.ts";
import { draftsIn } from "../entry/drafts.ts";
import type { FileText } from "../files/files.ts";
import { keepConflict } from "./keepConflict.ts";

const team: Collection = { folder: "team", label: "équipe", schema: {}, single: false, ordered: false };
let drafts: ReturnType<typeof draftsIn>;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  drafts = draftsIn({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    length: 0,
  });
});

const of = (text: string | undefined, version = "1"): FileText => ({ text, version });
const keep = (file: string, base: FileText, mine: FileText, theirs: FileText) =>
  keepConflict([team], drafts)({ file, base, mine, theirs });
const file = "data/team/lea.yaml";

it("what was saved is a draft again, begun from what both began from", () => {
  expect(keep(file, of("name: Léa\n"), of("name: Léa B.\n", "2"), of("name: Léa C.\n", "3"))).toBe(true);
  expect(drafts.get("team", "lea")).toEqual({
    value: { name: "Léa B." },
    version: "1",
    base: { name: "Léa" },
  });
});

it("what was typed since stays", () => {
  drafts.keep("team", "lea", { value: { name: "Léa D." }, version: "2", base: { name: "Léa B." } });
  keep(file, of("name: Léa\n"), of("name: Léa B.\n", "2"), of("name: Léa C.\n", "3"));
  expect(drafts.get("team", "lea")).toEqual({
    value: { name: "Léa D." },
    version: "1",
    base: { name: "Léa" },
  });
});

it("words that both added to the dictionary are all in it", () => {
  const both = keep("dictionary.txt", of("ancre\nmer\n"), of("ancre\nbôme\nmer\n"), of("ancre\ncap\nmer\n"));
  expect(both).toBe("ancre\nbôme\ncap\nmer\n");
});

it("a picture is left to who can choose", () => {
  expect(keep("images/logos/acme.svg", of("a"), of("b"), of("c"))).toBe(false);
});
