import type { Collection, Entry, Store } from "../api.ts";
import { type Draft, type Drafts, NEW } from "./drafts.ts";
import { editsOf } from "./editsOf.ts";
import type { Notice } from "./entryState.ts";
import { begin, follow } from "./follow.ts";
import { idToCheck } from "./newName.ts";
import { requestsOf } from "./requestsOf.ts";
import { useEntryState } from "./useEntryState.ts";
import { useFileRead } from "./useFileRead.ts";
import { useFileWatch } from "./useFileWatch.ts";
import { useFindings } from "./useFindings.ts";
import { useSave } from "./useSave.ts";

interface Where {
  readonly store: Store;
  readonly drafts: Drafts;
  readonly collection: Collection;
  readonly id: string;
  /** What a new entry begins with. */
  readonly initial: Entry;
  /** What has just been said of it, before it was opened. */
  readonly said?: Notice | undefined;
  /** Another tab writes this entry: this one follows the file. */
  readonly readOnly: boolean;
}

export type OpenedEntry = ReturnType<typeof useEntry>;

/** An entry that is open: what is typed, what the file says, and what stands between the two. */
export function useEntry({ store, drafts, collection, id, initial, said, readOnly }: Where) {
  const isNew = id === NEW;
  const noFile = { value: initial, version: "" };
  const file = { store, folder: collection.folder, id };
  const entry = useEntryState(drafts, file.folder, id, said);
  const { open, notice, past } = entry.state;

  // The name of a file can be wrong too.
  const toCheck = (draft: Draft) => ({ as: isNew ? idToCheck(collection, draft) : id, value: draft.value });
  const { check, setFindings, touchAll, ...checked } = useFindings(store, file.folder, open && toCheck(open));
  const { saving, save } = useSave({ ...file, entry, checked: { setFindings, touchAll } });

  useFileRead({
    ...file,
    noFile,
    onRead: (stored) => begin(entry, stored, { isNew, readOnly }),
    onFail: entry.fail,
  });
  useFileWatch({
    ...file,
    paused: isNew || saving,
    current: () => entry.get().open,
    onRead: (stored) => follow(entry, stored),
  });

  return {
    open,
    notice,
    kept: entry.draft.kept || !open?.dirty,
    canUndo: past.length > 0 && !readOnly,
    saving,
    save,
    fail: entry.fail,
    ...checked,
    ...editsOf(entry, store),
    ...requestsOf(entry, { ...file, noFile, onWordAdded: (draft) => check(toCheck(draft)) }),
  };
}
