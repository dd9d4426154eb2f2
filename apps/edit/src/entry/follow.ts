// What becomes of the entry that is open when its file is read, for the first time or again.
import type { Stored } from "../api.ts";
import { continuedFrom, draftFound, fileChanged, reconciled, openedAt } from "./entryState.ts";
import { isSame } from "./isSame.ts";
import type { EntryHandle } from "./useEntryState.ts";

interface How {
  readonly isNew: boolean;
  /** Another tab writes this entry: its draft is not this one's. */
  readonly readOnly: boolean;
}

/** The file was read for the first time: the draft that was kept goes on from it. */
export function begin(entry: EntryHandle, stored: Stored, { isNew, readOnly }: How) {
  const draft = readOnly ? undefined : entry.draft.get();
  const asFile = openedAt(entry.get(), stored);
  if (!draft) return entry.show(asFile);
  // The entry was left while it was being saved: the file holds the draft by now.
  if (!isNew && isSame(draft.value, stored.value)) return entry.keep(asFile);
  entry.show(draftFound(entry.get(), draft));
  if (draft.version !== stored.version) reconcile(entry, stored);
}

/** The file was read again. */
export function follow(entry: EntryHandle, stored: Stored) {
  const now = entry.opened();
  if (!now) return;
  const { value, version, dirty, conflict } = now.open;
  // The change is this person's own: the entry was left while it was being saved, then opened again.
  if (dirty && stored.version !== version && entry.draft.get()?.version === stored.version)
    return entry.show(continuedFrom(now, stored));
  if (stored.version === (conflict?.version ?? version)) return;
  if (!dirty) return entry.show(fileChanged(now, stored));
  if (isSame(value, stored.value)) return entry.keep({ ...openedAt(now, stored), notice: undefined });
  reconcile(entry, stored);
}

/** Carries the draft over to a file that changed since it was begun. */
export function reconcile(entry: EntryHandle, stored: Stored) {
  const now = entry.opened();
  if (!now) return;
  // Since it was opened here, the draft may have been begun anew from what is published.
  const next = reconciled(now, stored, entry.draft.get()?.base);
  if (next.open.conflict) entry.show(next);
  else entry.keep(next);
}
