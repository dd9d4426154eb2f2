// What the file says, and what becomes of the entry that is open.
import type { Stored } from "../api.ts";
import { begunFrom, draftFound, fileChanged, met, openedAt } from "./entryState.ts";
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
  // It was left while it was being saved, and the file has it by now.
  if (!isNew && isSame(draft.value, stored.value)) return entry.keep(asFile);
  entry.show(draftFound(entry.get(), draft));
  if (draft.version !== stored.version) meet(entry, stored);
}

/** The file was read again. */
export function follow(entry: EntryHandle, stored: Stored) {
  const now = entry.opened();
  if (!now) return;
  const { value, version, dirty, conflict } = now.open;
  // The person's own: what was being saved when the entry was left, and opened again.
  if (dirty && stored.version !== version && entry.draft.get()?.version === stored.version)
    return entry.show(begunFrom(now, stored));
  if (stored.version === (conflict?.version ?? version)) return;
  if (!dirty) return entry.show(fileChanged(now, stored));
  if (isSame(value, stored.value)) return entry.keep({ ...openedAt(now, stored), notice: undefined });
  meet(entry, stored);
}

/** The file is no longer the one that the draft was begun from. */
export function meet(entry: EntryHandle, stored: Stored) {
  const now = entry.opened();
  if (!now) return;
  // The draft may have been begun anew, from what is published, since it was opened here.
  const next = met(now, stored, entry.draft.get()?.base);
  if (next.open.conflict) entry.show(next);
  else entry.keep(next);
}
