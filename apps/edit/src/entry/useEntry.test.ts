import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Collection, type Entry, Explained, type Saved, type Store } from "../api.ts";
import { words } from "../words.ts";
import { draftsIn, NEW } from "./drafts.ts";
import { memory } from "./memory.ts";
import { clear, draw } from "./pageless.ts";
import { type OpenedEntry, useEntry } from "./useEntry.ts";

vi.mock("react", async () => import("./pageless.ts"));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("setInterval", () => 0);

const collection: Collection = { folder: "team", label: "équipe", schema: {}, single: false, ordered: false };
const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

let drafts: ReturnType<typeof draftsIn>;
let answer: (saved: Saved) => void;
let sent: Entry | undefined;
let store: Store;

beforeEach(() => {
  clear();
  drafts = draftsIn(memory());
  sent = undefined;
  const nothing = () => Promise.reject(new Error("Nobody asks this."));
  store = {
    begin: nothing,
    entries: nothing,
    remove: nothing,
    addWord: nothing,
    pictures: nothing,
    picture: nothing,
    addPicture: nothing,
    read: () => Promise.resolve({ value: { name: "Léa", quote: "un" }, version: "1" }),
    check: () => Promise.resolve([]),
    save: (_folder, _id, value) => {
      sent = value;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
});

/** The entry `id`, opened: each call draws it again. */
async function opened(id = "lea"): Promise<() => OpenedEntry> {
  const drawn = () => draw(() => useEntry({ store, drafts, collection, id, initial: {}, readOnly: false }));
  drawn();
  await soon();
  return drawn;
}

describe("what is typed while the entry is being saved", () => {
  it("stays, as the draft of the file that was written", async () => {
    const entry = await opened();
    entry().change(["quote"], "deux");
    const saving = entry().save();
    entry().change(["quote"], "deux et trois");
    answer({ status: "saved", version: "2", elsewhere: [] });
    await saving;
    expect(sent).toEqual({ name: "Léa", quote: "deux" });
    const typed = { value: { name: "Léa", quote: "deux et trois" }, version: "2" };
    expect(entry().open).toMatchObject({ ...typed, dirty: true });
    expect(drafts.get("team", "lea")).toEqual(typed);
  });

  it("stays beside the file that somebody else changed", async () => {
    const entry = await opened();
    entry().change(["quote"], "deux");
    const saving = entry().save();
    entry().change(["quote"], "deux et trois");
    const stored = { value: { name: "Léa B." }, version: "9" };
    answer({ status: "changed", stored });
    await saving;
    expect(entry().open).toMatchObject({ value: { quote: "deux et trois" }, dirty: true, conflict: stored });
  });

  it("follows a new entry to its name", async () => {
    const entry = await opened(NEW);
    entry().change(["name"], "Nolwenn");
    const saving = entry().save("nolwenn");
    entry().change(["quote"], "Bonjour");
    answer({ status: "saved", version: "1", elsewhere: [] });
    await saving;
    expect(drafts.get("team", NEW)).toBeUndefined();
    expect(drafts.get("team", "nolwenn")).toEqual({
      value: { name: "Nolwenn", quote: "Bonjour" },
      version: "1",
    });
  });

  it("follows it too when it comes after the answer", async () => {
    const entry = await opened(NEW);
    entry().change(["name"], "Nolwenn");
    const saving = entry().save("nolwenn");
    answer({ status: "saved", version: "1", elsewhere: [] });
    await saving;
    entry().change(["portrait"], "nolwenn");
    expect(drafts.get("team", NEW)).toBeUndefined();
    expect(drafts.get("team", "nolwenn")?.value).toEqual({ name: "Nolwenn", portrait: "nolwenn" });
  });

  it("is nothing most often: no draft is left", async () => {
    const entry = await opened();
    entry().change(["quote"], "deux");
    const saving = entry().save();
    answer({ status: "saved", version: "2", elsewhere: [] });
    await saving;
    expect(entry().open).toMatchObject({ version: "2", dirty: false });
    expect(drafts.get("team", "lea")).toBeUndefined();
  });
});

it("a picture that arrives late leaves what was typed meanwhile", async () => {
  const entry = await opened();
  const whenDropped = entry().change;
  entry().change(["name"], "Léa Riou");
  whenDropped(["portrait"], "lea-riou");
  const value = { name: "Léa Riou", quote: "un", portrait: "lea-riou" };
  expect(entry().open?.value).toEqual(value);
  expect(drafts.get("team", "lea")?.value).toEqual(value);
});

it("the name and the group of a new entry are kept with its draft", async () => {
  const entry = await opened(NEW);
  entry().rename({ name: "un-winch" });
  entry().rename({ group: "cap-au-large" });
  entry().change(["question"], "À quoi sert un winch ?");
  const names = { name: "un-winch", group: "cap-au-large" };
  expect(drafts.get("team", NEW)).toMatchObject(names);
  clear();
  const again = await opened(NEW);
  expect(again().open).toMatchObject({ ...names, value: { question: "À quoi sert un winch ?" } });
  await again().takeTheirs();
  const { notice } = again();
  if (notice?.kind === "draftForgotten") again().keepYours(notice.draft);
  expect(again().open).toMatchObject(names);
});

it("what could not be done is said, and nothing typed is lost", async () => {
  const entry = await opened();
  entry().change(["quote"], "deux");
  const refused = () => Promise.reject(new Explained("GitHub ne répond pas."));
  Object.assign(store, { addWord: refused, remove: refused, save: refused, read: refused });
  const said = { kind: "failed", text: "GitHub ne répond pas." };
  for (const act of ["addWord", "remove", "save", "takeTheirs"] as const) {
    await entry()[act]("mot");
    expect(entry().notice).toEqual(said);
    entry().change(["quote"], act);
    expect(entry().notice).toBeUndefined();
  }
  expect(drafts.get("team", "lea")?.value).toMatchObject({ quote: "takeTheirs" });
});

it("a new entry whose name was taken meanwhile can be given another", async () => {
  const entry = await opened(NEW);
  entry().change(["name"], "Nolwenn");
  const saving = entry().save("nolwenn");
  answer({ status: "changed", stored: { value: {}, version: "1" } });
  await saving;
  expect(entry().notice).toEqual({ kind: "failed", text: words.fileNameTaken });
  expect(entry().open?.conflict).toBeUndefined();
});
