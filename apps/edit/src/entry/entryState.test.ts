import { describe, expect, it } from "vitest";
import {
  continuedFrom,
  changed,
  draftForgotten,
  draftFound,
  fileChanged,
  keptYours,
  reconciled,
  openedAt,
  renamed,
  savedAt,
  takenBack,
  undone,
} from "./entryState.ts";

const file = { value: { name: "Léa", quote: "un" }, version: "1" };
const opened = openedAt({ past: [] }, file);
const typed = changed(opened, ["quote"], "deux");

describe("what is typed", () => {
  it("is a draft of the file that was read, and can be undone", () => {
    expect(opened).toEqual({ past: [], open: { ...file, base: file.value, dirty: false } });
    expect(typed.open).toEqual({
      value: { name: "Léa", quote: "deux" },
      version: "1",
      base: file.value,
      dirty: true,
    });
    expect(undone(typed)).toMatchObject({ past: [], open: opened.open });
    expect(undone(opened)).toBeUndefined();
  });

  it("ends what was said", () => {
    expect(draftFound({ past: [] }, file).notice).toEqual({ kind: "draftFound" });
    expect(changed(draftFound({ past: [] }, file), ["quote"], "deux").notice).toBeUndefined();
    expect(
      renamed(savedAt(typed, file.value, { ...file, version: "2" }), { name: "lea" }).notice,
    ).toBeUndefined();
  });

  it("is typed in a draft even where it is as in the file, as long as the file is another", () => {
    const conflict = reconciled(typed, { value: { quote: "trois" }, version: "2" });
    expect(undone(conflict)?.open).toMatchObject({
      value: file.value,
      dirty: true,
      conflict: { version: "2" },
    });
  });
});

describe("a file that is no longer the one that the draft was begun from", () => {
  it("gives what was not typed in here; nothing of it can be undone", () => {
    const next = reconciled(typed, { value: { name: "Léa B.", quote: "un" }, version: "2" });
    const base = { name: "Léa B.", quote: "un" };
    expect(next.open).toEqual({ value: { name: "Léa B.", quote: "deux" }, version: "2", base, dirty: true });
    expect(next).toMatchObject({ past: [], notice: { kind: "rebased" } });
  });

  it("ends the draft where it says the same", () => {
    const stored = { value: { quote: "deux", name: "Léa" }, version: "2" };
    expect(reconciled(typed, stored)).toMatchObject({
      open: { ...stored, base: stored.value, dirty: false },
      notice: { kind: "fileChanged" },
    });
  });

  it("is asked about where both changed a field, where it is gone, and where nobody knows what the draft was begun from", () => {
    const apart = { value: { name: "Léa", quote: "trois" }, version: "2" };
    expect(reconciled(typed, apart).open).toEqual({ ...typed.open, conflict: apart });
    const gone = { value: {}, version: "" };
    expect(reconciled(typed, gone).open.conflict).toBe(gone);
    const old = draftFound({ past: [] }, { value: typed.open.value, version: "1" });
    expect(
      reconciled(old, { value: { name: "Léa B.", quote: "un" }, version: "2" }).open.conflict,
    ).toBeDefined();
    expect(
      reconciled(old, { value: { name: "Léa B.", quote: "un" }, version: "2" }, file.value).open.conflict,
    ).toBe(undefined);
  });

  it("is written over, once the person keeps their own words, by what they changed alone", () => {
    const apart = { value: { name: "Léa B.", quote: "trois" }, version: "2" };
    expect(keptYours(reconciled(typed, apart))).toEqual({
      open: {
        value: { name: "Léa B.", quote: "deux" },
        version: "2",
        base: apart.value,
        dirty: true,
        conflict: undefined,
      },
      past: [],
      notice: { kind: "keptYours" },
    });
    expect(keptYours(typed)).toBeUndefined();
  });

  it("is shown where nothing was typed, and nothing older can be undone", () => {
    const stored = { value: { name: "Léa B." }, version: "2" };
    expect(fileChanged({ ...opened, past: typed.past }, stored)).toEqual({
      open: { ...stored, base: stored.value, dirty: false },
      past: [],
      notice: { kind: "fileChanged" },
    });
  });

  it("is what the draft goes on from when it is the person's own", () => {
    const own = { value: { name: "Léa", quote: "de" }, version: "2" };
    expect(continuedFrom(typed, own).open).toMatchObject({ ...typed.open, version: "2", base: own.value });
  });
});

it("what was typed while it was being saved is a draft of what was sent", () => {
  const { value: sent } = typed.open;
  const done = { notice: { kind: "saved" } };
  expect(savedAt(typed, sent, { value: sent, version: "2" })).toMatchObject({
    ...done,
    open: { value: sent, version: "2", dirty: false },
  });
  const more = changed(typed, ["quote"], "deux et trois");
  expect(savedAt(more, sent, { value: sent, version: "2" })).toMatchObject({
    ...done,
    open: { value: { quote: "deux et trois" }, version: "2", base: sent, dirty: true },
  });
});

it("a draft that was given up is taken back onto the file as it is by then, with its names", () => {
  const named = renamed(typed, { name: "lea", group: "equipage" });
  const now = { value: { name: "Léa", quote: "trois" }, version: "2" };
  const given = draftForgotten(named, now);
  expect(given).toMatchObject({ past: [], open: { ...now, dirty: false } });
  if (given.notice?.kind !== "draftForgotten")
    throw new Error("Nothing says that the draft can be taken back.");
  expect(takenBack(given, given.notice.draft).open).toMatchObject({
    value: typed.open.value,
    version: "2",
    base: now.value,
    name: "lea",
    group: "equipage",
    dirty: true,
  });
});
