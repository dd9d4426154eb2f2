import { describe, expect, test } from "vitest";
import { groups } from "../packages/ui/src/stories/usage.ts";
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

test("the site's uses are found under the page of their component", () => {
  const uses = findUses();
  expect(uses["SiteHeader"]).toContain("shell/SiteHeader");
  for (const component of Object.keys(uses)) expect(Object.keys(notes)).toContain(component);
});
