import { Explained, type Saved, type Store } from "../api.ts";
import { words } from "../words.ts";
import { type Draft, NEW, type Written } from "./drafts.ts";
import { droppedPictures } from "./droppedPictures.ts";
import { draftOf, type Notice, type Opened, savedAt } from "./entryState.ts";
import { reconcile } from "./follow.ts";
import type { EntryHandle } from "./useEntryState.ts";
import type { useFindings } from "./useFindings.ts";
import { useLatestState } from "./useLatestState.ts";

interface Saving {
  readonly store: Store;
  readonly folder: string;
  readonly id: string;
  readonly entry: EntryHandle;
  readonly checked: Pick<ReturnType<typeof useFindings>, "touchAll" | "setFindings">;
}

/** Writes what is typed in the file, one writing at a time. */
export function useSave({ store, folder, id, entry, checked }: Saving) {
  const saving = useLatestState(false);

  /** What was typed while it was being saved is the draft of the file that was written. */
  function written(now: Opened, sent: Draft, file: Written) {
    const next = savedAt(now, sent.value, file);
    entry.draft.settle(sent, file, next.open.dirty ? draftOf(next.open) : undefined);
    checked.setFindings([]);
    entry.show(next);
    // Those that another took the place of before it was saved.
    if (!next.open.dirty) droppedPictures(store).leave(now.open.dropped);
    return next.notice;
  }

  function unwritten(saved: Exclude<Saved, { status: "saved" }>) {
    if (saved.status === "refused") checked.setFindings(saved.findings);
    else if (id === NEW) entry.fail(new Explained(words.fileNameTaken));
    else reconcile(entry, saved.stored);
    return undefined;
  }

  /** Gives back what there is to say of it, when it was saved. */
  async function save(as = id): Promise<Notice | undefined> {
    const sent = entry.opened();
    if (!sent || sent.open.conflict || saving.get()) return undefined;
    saving.set(true);
    entry.say(undefined);
    try {
      const saved = await store.save(folder, as, sent.open.value, sent.open.version);
      checked.touchAll();
      if (saved.status !== "saved") return unwritten(saved);
      return written(entry.opened() ?? sent, sent.open, {
        id: as,
        version: saved.version,
        value: saved.value ?? sent.open.value,
      });
    } catch (error) {
      entry.fail(error);
      return undefined;
    } finally {
      saving.set(false);
    }
  }

  return { saving: saving.state, save };
}
