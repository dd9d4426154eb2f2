import type { Store, Stored } from "../api.ts";
import { type Draft, NEW } from "./drafts.ts";
import { droppedPictures } from "./droppedPictures.ts";
import { draftForgotten } from "./entryState.ts";
import type { EntryHandle } from "./useEntryState.ts";

interface Requested {
  readonly store: Store;
  readonly folder: string;
  readonly id: string;
  /** What stands for the file of a new entry. */
  readonly noFile: Stored;
  /** Called when the dictionary knows one word more, with what is typed by then. */
  readonly onWordAdded: (draft: Draft) => void;
}

/** What else the person asks of the files. What cannot be done is said. */
export function requestsOf(entry: EntryHandle, { store, folder, id, noFile, onWordAdded }: Requested) {
  /** The check reads the entry again, with a dictionary that knows the word. */
  async function addWord(word: string) {
    await store.addWord(word);
    entry.say({ kind: "wordAdded", word });
    const { open } = entry.get();
    if (open) onWordAdded(open);
  }

  /** Whether the file was removed. */
  async function remove(): Promise<boolean> {
    const asked = entry.opened();
    if (!asked) return false;
    const removed = await store.remove(folder, id, asked.open.version);
    const now = entry.opened() ?? asked;
    if (removed.status === "changed") entry.show({ ...now, open: { ...now.open, conflict: removed.stored } });
    if (removed.status === "saved") entry.draft.forget();
    return removed.status === "saved";
  }

  /** The draft is given up. */
  async function takeTheirs() {
    const asked = entry.opened();
    if (!asked) return;
    const stored = id === NEW ? noFile : (asked.open.conflict ?? (await store.read(folder, id)));
    droppedPictures(store).leave(asked.open.dropped, () =>
      entry.keep(draftForgotten(entry.opened() ?? asked, stored)),
    );
  }

  return {
    addWord: (word: string) => addWord(word).catch(entry.fail),
    takeTheirs: () => takeTheirs().catch(entry.fail),
    remove: () =>
      remove().catch((error) => {
        entry.fail(error);
        return false;
      }),
  };
}
