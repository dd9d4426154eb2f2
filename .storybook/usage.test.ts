import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { groups } from "../packages/ui/src/stories/usage.ts";
import { propsOf } from "./props.ts";
import { drawingNotes, kitNotes } from "./shelves/notes.ts";
import { findUses } from "./whereUsed.ts";

const notes = { ...kitNotes, ...drawingNotes };

describe.each(Object.entries(notes))("the note of %s", (name, { group, aliases, instead = [] }) => {
  test("sends to components that exist", () => {
    const named = instead.flatMap(([, rather]) => rather.replace(/`[^`]*`/g, "").match(/\b[A-Z]\w+/g) ?? []);
    for (const other of named) expect(Object.keys(notes)).toContain(other);
  });

  test("stands on a shelf, and gives other words than its own name", () => {
    if (name in kitNotes) expect(groups).toContain(group);
    expect(aliases.length).toBeGreaterThan(2);
    expect(new Set(aliases).size).toBe(aliases.length);
  });
});

const root = join(import.meta.dirname, "..");
const stories = globSync("packages/{ui/src/components,illustrations/src}/*/*.stories.tsx", { cwd: root });
const pages = stories.map((path) => {
  const file = join(root, path.replace(".stories.tsx", ".tsx"));
  return { name: /([A-Z]\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path, file };
});

describe.each(pages)("the page of $name", ({ name, file }) => {
  const { summary = "", props = {} } = notes[name] ?? {};

  test("opens with what it is, in French", () => {
    expect(summary, `the summary of ${name}.usage.ts`).toMatch(/^[A-ZÀÉ«].*\.$/);
  });

  test("says in French what each prop of its own is for, and of no other", () => {
    const said = Object.keys(props).toSorted();
    expect(said, `the props of ${name}.usage.ts`).toEqual(propsOf(file, `${name}Props`).toSorted());
  });
});

test.each(Object.entries(drawingNotes))("the note of %s keeps French signs beside their words", (_, note) => {
  const { summary, when, instead = [], keyboard = [], writing = [], accessibility = [], props = {} } = note;
  const sentences = [summary, when, instead, keyboard, writing, accessibility, Object.values(props)].flat(2);
  for (const sentence of sentences) expect(sentence).not.toMatch(/'|« | [»;:!?%]|\d (?:Mo|m²|px)/);
});

test("the props of a page are read from every shape of its component, and not from its element", () => {
  const read = (name: string) =>
    propsOf(join(root, `packages/ui/src/components/${name}/${name}.tsx`), `${name}Props`);
  expect(read("Heading")).toEqual(expect.arrayContaining(["children", "fit", "level"]));
  expect(read("FileField")).toEqual(expect.arrayContaining(["label", "error", "accept"]));
  expect(read("Figure")).toEqual(expect.arrayContaining(["picture", "caption", "grain"]));
  expect(read("Icon")).toEqual(["size", "label"]);
  expect(read("Button")).not.toContain("onClick");
});

test("the site's uses are found under the page of their component", () => {
  const uses = findUses();
  expect(uses["SiteHeader"]).toContain("shell/frame/SiteHeader");
  for (const component of Object.keys(uses)) expect(Object.keys(notes)).toContain(component);
});
