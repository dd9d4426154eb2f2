import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { type Collection, type Entry, Explained, type Saved, type Store, type Stored } from "../api.ts";
import { words } from "../words.ts";
import { draftsIn, NEW } from "./drafts.ts";
import { useEntry } from "./useEntry.ts";

const collection: Collection = { folder: "team", label: "équipe", schema: {}, single: false, ordered: false };
let drafts: ReturnType<typeof draftsIn>;
let answer: (saved: Saved) => void;
let sent: Entry | undefined;
let store: Store;

beforeEach(() => {
  localStorage.clear();
  drafts = draftsIn(localStorage);
  sent = undefined;
  const nothing = () => Promise.reject(new Error("Nobody asks this."));
  store = {
    begin: nothing,
    entries: nothing,
    texts: nothing,
    remove: nothing,
    addWord: nothing,
    whole: nothing,
    pictures: nothing,
    picture: nothing,
    addPicture: nothing,
    leavePictures: nothing,
    takePicturesBack: nothing,
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

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The entry `id`, opened; `after` does something to it, and draws what comes of that. */
async function opened(id = "lea") {
  const { act, result, unmount } = await renderHook(() =>
    useEntry({ store, drafts, collection, id, initial: {}, readOnly: false }),
  );
  await expect.poll(() => result.current.open).toBeDefined();
  return { entry: () => result.current, after: act, close: unmount };
}

/** An entry that was opened, and whose quote was changed. */
async function typedIn() {
  const entry = await opened();
  await entry.after(() => entry.entry().change(["quote"], "deux"));
  return entry;
}

/** An entry that was left while what was typed in it is being saved. */
async function leftWhileSaving() {
  const { entry, close } = await typedIn();
  const saving = entry().save();
  await close();
  return { saving };
}

describe("what is typed while the entry is being saved", () => {
  it("stays, as the draft of the file that was written", async () => {
    const { entry, after } = await typedIn();
    const saving = entry().save();
    await after(() => entry().change(["quote"], "deux et trois"));
    answer({ status: "saved", version: "2" });
    await after(() => saving);
    expect(sent).toEqual({ name: "Léa", quote: "deux" });
    const typed = { value: { name: "Léa", quote: "deux et trois" }, version: "2" };
    expect(entry().open).toMatchObject({ ...typed, dirty: true });
    expect(drafts.get("team", "lea")).toMatchObject(typed);
  });

  it("stays beside the file that somebody else changed", async () => {
    const { entry, after } = await typedIn();
    const saving = entry().save();
    await after(() => entry().change(["quote"], "deux et trois"));
    const stored = { value: { name: "Léa B." }, version: "9" };
    answer({ status: "changed", stored });
    await after(() => saving);
    expect(entry().open).toMatchObject({ value: { quote: "deux et trois" }, dirty: true, conflict: stored });
  });

  it("follows a new entry to its name", async () => {
    const { entry, after } = await opened(NEW);
    await after(() => entry().change(["name"], "Nolwenn"));
    const saving = entry().save("nolwenn");
    await after(() => entry().change(["quote"], "Bonjour"));
    answer({ status: "saved", version: "1" });
    await after(() => saving);
    expect(drafts.get("team", NEW)).toBeUndefined();
    expect(drafts.get("team", "nolwenn")).toEqual({
      value: { name: "Nolwenn", quote: "Bonjour" },
      version: "1",
      base: { name: "Nolwenn" },
    });
  });

  it("follows it too when it comes after the answer", async () => {
    const { entry, after } = await opened(NEW);
    await after(() => entry().change(["name"], "Nolwenn"));
    const saving = entry().save("nolwenn");
    answer({ status: "saved", version: "1" });
    await after(() => saving);
    await after(() => entry().change(["portrait"], "nolwenn"));
    expect(drafts.get("team", NEW)).toBeUndefined();
    expect(drafts.get("team", "nolwenn")?.value).toEqual({ name: "Nolwenn", portrait: "nolwenn" });
  });

  it("stays when the entry was left before the answer, and opened again", async () => {
    const { saving } = await leftWhileSaving();
    const again = await opened();
    await again.after(() => again.entry().change(["quote"], "deux et trois"));
    answer({ status: "saved", version: "2" });
    await saving;
    const typed = { value: { name: "Léa", quote: "deux et trois" }, version: "2" };
    expect(drafts.get("team", "lea")).toMatchObject(typed);
  });

  it("stays beside no file that changed, when it was left, opened again and then saved", async () => {
    const { saving } = await leftWhileSaving();
    const again = await opened();
    await again.after(() => again.entry().change(["quote"], "deux et trois"));
    let stored = { value: { name: "Léa", quote: "deux" }, version: "2" };
    store.read = () => Promise.resolve(stored);
    const look = () => again.after(() => dispatchEvent(new Event("focus")));
    await look();
    answer({ status: "saved", version: "2" });
    await saving;
    await look();
    await expect.poll(() => again.entry().open?.version).toBe("2");
    expect(again.entry().open).toMatchObject({ value: { quote: "deux et trois" }, dirty: true });
    expect(again.entry().open?.conflict).toBeUndefined();
    stored = { value: { name: "Léa", quote: "trois" }, version: "3" };
    await look();
    await expect.poll(() => again.entry().open?.conflict?.version).toBe("3");
  });

  it("is in the file, and no draft, when the entry was left and opened again once it was written", async () => {
    await leftWhileSaving();
    store.read = () => Promise.resolve({ value: { quote: "deux", name: "Léa" }, version: "2" });
    const again = await opened();
    expect(again.entry().open).toMatchObject({ version: "2", dirty: false });
    expect(again.entry().notice).toBeUndefined();
  });

  it("is no conflict when the entry was left, opened again and nothing more typed", async () => {
    await leftWhileSaving();
    const again = await opened();
    store.read = () => Promise.resolve({ value: { quote: "deux", name: "Léa" }, version: "2" });
    await again.after(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => again.entry().open?.version).toBe("2");
    expect(again.entry().open).toMatchObject({ dirty: false });
    expect(again.entry().open?.conflict).toBeUndefined();
  });

  it("is nothing most often: no draft is left", async () => {
    const { entry, after } = await typedIn();
    const saving = entry().save();
    answer({ status: "saved", version: "2" });
    await after(() => saving);
    expect(entry().open).toMatchObject({ version: "2", dirty: false });
    expect(drafts.get("team", "lea")).toBeUndefined();
  });
});

it("what was done last is undone: a field as it was before it was typed in, a list with what it lost", async () => {
  const { entry, after } = await opened();
  expect(entry().canUndo).toBe(false);
  await after(() => entry().change(["tags"], ["a", "b"]));
  await after(() => entry().change(["quote"], "de"));
  await after(() => entry().change(["quote"], "deux"));
  await after(() => entry().change(["tags"], ["a"]));
  await after(() => entry().change(["tags"], []));
  await after(() => entry().undo());
  expect(entry().open?.value).toMatchObject({ tags: ["a"] });
  await after(() => entry().undo());
  expect(entry().open?.value).toMatchObject({ tags: ["a", "b"], quote: "deux" });
  await after(() => entry().undo());
  expect(entry().open?.value).toMatchObject({ quote: "un" });
  expect(drafts.get("team", "lea")?.value).toMatchObject({ quote: "un" });
  await after(() => entry().undo());
  expect(entry()).toMatchObject({ canUndo: false, open: { dirty: false } });
  expect(drafts.get("team", "lea")).toBeUndefined();
});

describe("a file that changes while something is typed", () => {
  const elsewhere = (value: Entry, version = "2") => {
    store.read = () => Promise.resolve({ value, version });
  };
  const look = (after: (done: () => void) => Promise<void>) =>
    after(() => {
      dispatchEvent(new Event("focus"));
    });

  it("is taken where nothing was typed, and what was typed stays, with the draft", async () => {
    const { entry, after } = await typedIn();
    elsewhere({ name: "Léa B.", quote: "un" });
    await look(after);
    await expect.poll(() => entry().open?.version).toBe("2");
    const value = { name: "Léa B.", quote: "deux" };
    expect(entry().open).toMatchObject({ value, dirty: true });
    expect(entry().open?.conflict).toBeUndefined();
    expect(entry().notice).toEqual({ kind: "rebased" });
    expect(drafts.get("team", "lea")).toMatchObject({ value, version: "2" });
  });

  it("is asked about where both changed the same field", async () => {
    const { entry, after } = await typedIn();
    elsewhere({ name: "Léa", quote: "trois" });
    await look(after);
    await expect.poll(() => entry().open?.conflict?.version).toBe("2");
    expect(entry().open?.value).toEqual({ name: "Léa", quote: "deux" });
  });

  it("keeps what was changed elsewhere in it when the person keeps their own words", async () => {
    const { entry, after } = await typedIn();
    elsewhere({ name: "Léa B.", quote: "trois" });
    await look(after);
    await expect.poll(() => entry().open?.conflict?.version).toBe("2");
    await after(() => entry().keepYours());
    expect(entry().open).toMatchObject({
      value: { name: "Léa B.", quote: "deux" },
      version: "2",
      dirty: true,
    });
    expect(entry().open?.conflict).toBeUndefined();
  });

  it("is taken too when saving tells it: nothing was written, and saving again writes both", async () => {
    const { entry, after } = await typedIn();
    const saving = entry().save();
    answer({ status: "changed", stored: { value: { name: "Léa B.", quote: "un" }, version: "2" } });
    await after(() => saving);
    expect(entry().notice).toEqual({ kind: "rebased" });
    void entry().save();
    expect(sent).toEqual({ name: "Léa B.", quote: "deux" });
  });

  it("is taken when a draft is opened again", async () => {
    const { close } = await typedIn();
    await close();
    elsewhere({ name: "Léa B.", quote: "un" });
    const again = await opened();
    expect(again.entry().open).toMatchObject({ value: { name: "Léa B.", quote: "deux" }, version: "2" });
    expect(again.entry().notice).toEqual({ kind: "rebased" });
  });

  it("is asked about when it was removed", async () => {
    const { entry, after } = await typedIn();
    elsewhere({}, "");
    await look(after);
    await expect.poll(() => entry().open?.conflict).toEqual({ value: {}, version: "" });
  });
});

it("a picture that arrives late leaves what was typed meanwhile", async () => {
  const { entry, after } = await opened();
  const whenDropped = entry().change;
  await after(() => entry().change(["name"], "Léa Riou"));
  await after(() => whenDropped(["portrait"], "lea-riou"));
  const value = { name: "Léa Riou", quote: "un", portrait: "lea-riou" };
  expect(entry().open?.value).toEqual(value);
  expect(drafts.get("team", "lea")?.value).toEqual(value);
});

it("the name and the group of a new entry are kept with its draft", async () => {
  const { entry, after, close } = await opened(NEW);
  await after(() => entry().rename({ name: "un-winch" }));
  await after(() => entry().rename({ group: "cap-au-large" }));
  await after(() => entry().change(["question"], "À quoi sert un winch ?"));
  const names = { name: "un-winch", group: "cap-au-large" };
  expect(drafts.get("team", NEW)).toMatchObject(names);
  await close();
  const again = await opened(NEW);
  expect(again.entry().open).toMatchObject({ ...names, value: { question: "À quoi sert un winch ?" } });
  await again.after(() => again.entry().takeTheirs());
  const { notice } = again.entry();
  if (notice?.kind !== "draftForgotten") throw new Error("Nothing says that the draft can be taken back.");
  await again.after(() => again.entry().takeBack(notice.draft));
  expect(again.entry().open).toMatchObject(names);
});

it("a new entry of which only the name was chosen keeps it", async () => {
  const { entry, after, close } = await opened(NEW);
  await after(() => entry().rename({ name: "un-winch" }));
  await close();
  expect((await opened(NEW)).entry().open).toMatchObject({ name: "un-winch", dirty: true });
});

it("what could not be done is said, and nothing typed is lost", async () => {
  const { entry, after } = await typedIn();
  const refused = () => Promise.reject(new Explained("GitHub ne répond pas."));
  Object.assign(store, { addWord: refused, remove: refused, save: refused, read: refused });
  const said = { kind: "failed", text: "GitHub ne répond pas." };
  for (const act of ["addWord", "remove", "save", "takeTheirs"] as const) {
    await after(() => entry()[act]("mot"));
    expect(entry().notice).toEqual(said);
    await after(() => entry().change(["quote"], act));
    expect(entry().notice).toBeUndefined();
  }
  expect(drafts.get("team", "lea")?.value).toMatchObject({ quote: "takeTheirs" });
});

it("what is typed while the draft is being given up can be taken back with it", async () => {
  const { entry, after } = await typedIn();
  const stored = await store.read("team", "lea");
  let read: (stored: Stored) => void = () => undefined;
  store.read = () =>
    new Promise((resolve) => {
      read = resolve;
    });
  const given = entry().takeTheirs();
  await after(() => entry().change(["quote"], "deux et trois"));
  read(stored);
  await after(() => given);
  expect(entry().open).toMatchObject({ ...stored, dirty: false });
  expect(entry().notice).toMatchObject({
    kind: "draftForgotten",
    draft: { value: { quote: "deux et trois" } },
  });
});

it("whoever asks twice for a new entry to be saved creates it once, and hears of no name that is taken", async () => {
  const { entry, after } = await opened(NEW);
  await after(() => entry().change(["name"], "Nolwenn"));
  const asked = vi.spyOn(store, "save");
  const [first, second] = [entry().save("nolwenn"), entry().save("nolwenn")];
  answer({ status: "saved", version: "1" });
  await after(() => Promise.all([first, second]));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(entry().notice).toEqual({ kind: "saved" });
});

it("a new entry whose name was taken meanwhile can be given another", async () => {
  const { entry, after } = await opened(NEW);
  await after(() => entry().change(["name"], "Nolwenn"));
  const saving = entry().save("nolwenn");
  answer({ status: "changed", stored: { value: {}, version: "1" } });
  await after(() => saving);
  expect(entry().notice).toEqual({ kind: "failed", text: words.fileNameTaken });
  expect(entry().open?.conflict).toBeUndefined();
});

it("the file is looked at while the page is seen, and as soon as it is seen again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const read = vi.spyOn(store, "read");
  const { after } = await opened();
  const seen = vi.spyOn(document, "hidden", "get");
  read.mockClear();
  seen.mockReturnValue(true);
  await after(() => vi.advanceTimersByTime(9000));
  expect(read).not.toHaveBeenCalled();
  seen.mockReturnValue(false);
  await after(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(read).toHaveBeenCalledTimes(1);
  await after(() => vi.advanceTimersByTime(3000));
  expect(read).toHaveBeenCalledTimes(2);
});

describe("a browser that can keep no draft", () => {
  const isFull = () =>
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });

  it("shows what is typed all the same, and says so until there is room", async () => {
    const { entry, after } = await opened();
    const full = isFull();
    await after(() => entry().change(["quote"], "d"));
    expect(entry().open?.value).toEqual({ name: "Léa", quote: "d" });
    expect(entry().kept).toBe(false);
    await after(() => entry().change(["quote"], "de"));
    expect(entry().kept).toBe(false);
    full.mockRestore();
    await after(() => entry().change(["quote"], "deux"));
    expect(entry().kept).toBe(true);
    expect(drafts.get("team", "lea")?.value).toEqual({ name: "Léa", quote: "deux" });
  });

  it("says it no more once the draft is given up", async () => {
    const { entry, after } = await opened();
    isFull();
    await after(() => entry().change(["quote"], "deux"));
    expect(entry().kept).toBe(false);
    await after(() => entry().takeTheirs());
    expect(entry().kept).toBe(true);
  });

  it("leaves no draft that is older than what was saved", async () => {
    const { entry, after } = await opened();
    await after(() => entry().change(["quote"], "d"));
    isFull();
    await after(() => entry().change(["quote"], "deux"));
    const saving = entry().save();
    answer({ status: "saved", version: "2" });
    await after(() => saving);
    expect(entry()).toMatchObject({ kept: true, open: { version: "2", dirty: false } });
    expect(drafts.get("team", "lea")).toBeUndefined();
  });

  it("saves all the same, and goes on from the file that was written", async () => {
    const { entry, after } = await typedIn();
    const saving = entry().save();
    await after(() => entry().change(["quote"], "deux et trois"));
    isFull();
    answer({ status: "saved", version: "2" });
    await after(() => saving);
    expect(entry().open).toMatchObject({ value: { quote: "deux et trois" }, version: "2", dirty: true });
  });
});

it("what the check says of a word that is added gives way to what it says of what is typed next", async () => {
  const asked: unknown[] = [];
  const answered = new Set<unknown>();
  store.addWord = () => Promise.resolve();
  store.check = async (_folder, _id, { quote }) => {
    asked.push(quote);
    if (quote === "un") await new Promise((resolve) => setTimeout(resolve, 700));
    answered.add(quote);
    return quote === "un" ? [{ path: ["quote"], field: "quote", problem: "un", remedy: "" }] : [];
  };
  const { entry, after } = await opened();
  await after(() => entry().touch(["quote"]));
  void entry().addWord("mot");
  await expect.poll(() => asked).toEqual(["un"]);
  await after(() => entry().change(["quote"], "deux"));
  await expect.poll(() => answered).toEqual(new Set(["deux", "un"]));
  await after(() => undefined);
  expect(entry().findings).toEqual([]);
});

it("what the check refuses in the name of a new file is said until the name is another", async () => {
  const check = (id: string) =>
    id === "2026-10" ? [{ path: [], field: "id", problem: "is a month", remedy: "" }] : [];
  store.check = (_folder, id) => Promise.resolve(check(id));
  store.save = (_folder, id) => Promise.resolve({ status: "refused", findings: check(id) });
  const asked = vi.spyOn(store, "check");
  const { entry, after } = await opened(NEW);
  await after(() => entry().change(["name"], "Octobre"));
  await after(() => entry().rename({ name: "2026-10" }));
  await after(() => entry().save("2026-10"));
  expect(entry().findings).toHaveLength(1);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await after(() => undefined);
  expect(entry().findings).toHaveLength(1);
  await after(() => entry().rename({ name: "octobre" }));
  await expect.poll(() => entry().findings).toEqual([]);
});

describe("a picture that was dropped", () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    store.leavePictures = (pictures) => {
      asked.push(`leave ${pictures.join()}`);
      return Promise.resolve();
    };
    store.takePicturesBack = (pictures) => {
      asked.push(`back ${pictures.join()}`);
      return Promise.resolve();
    };
  });

  /** An entry where a portrait was dropped. */
  async function droppedIn() {
    const entry = await opened();
    await entry.after(() => {
      entry.entry().pictureDropped("portraits/quart");
      entry.entry().change(["portrait"], "quart");
    });
    return entry;
  }

  it("leaves with the draft that is given up, and comes back with it", async () => {
    const { entry, after } = await droppedIn();
    await after(() => entry().takeTheirs());
    await expect.poll(() => entry().notice?.kind).toBe("draftForgotten");
    const { notice } = entry();
    if (notice?.kind !== "draftForgotten") throw new Error("The draft was not given up.");
    await after(() => entry().takeBack(notice.draft));
    await expect.poll(() => entry().open?.value).toMatchObject({ portrait: "quart" });
    expect(asked).toEqual(["leave portraits/quart", "back portraits/quart"]);
  });

  it("leaves with the draft that another page kept", async () => {
    const { close } = await droppedIn();
    await close();
    expect(asked).toEqual([]);
    const { entry, after } = await opened();
    await after(() => entry().takeTheirs());
    await expect.poll(() => entry().open?.dirty).toBe(false);
    expect(asked).toEqual(["leave portraits/quart"]);
  });

  it("leaves where all that was typed is undone", async () => {
    const { entry, after } = await droppedIn();
    await after(() => entry().change(["quote"], "deux"));
    await after(() => entry().undo());
    expect(asked).toEqual([]);
    await after(() => entry().undo());
    await expect.poll(() => entry().open?.dirty).toBe(false);
    expect(asked).toEqual(["leave portraits/quart"]);
  });

  it("is asked for once the entry is saved: another may have taken its place", async () => {
    const { entry, after } = await droppedIn();
    const saving = entry().save();
    answer({ status: "saved", version: "2" });
    await after(() => saving);
    expect(asked).toEqual(["leave portraits/quart"]);
    await after(() => entry().change(["quote"], "deux"));
    await after(() => entry().takeTheirs());
    expect(asked).toHaveLength(1);
  });

  it("is given up with its draft, even where nobody can take it away now", async () => {
    store.leavePictures = () => Promise.reject(new Error("away"));
    const { entry, after } = await droppedIn();
    await after(() => entry().takeTheirs());
    await expect.poll(() => entry().open?.dirty).toBe(false);
    expect(drafts.get("team", "lea")).toBeUndefined();
  });
});
