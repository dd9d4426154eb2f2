import { saidOf } from "../said.ts";
import type { Drafts } from "./drafts.ts";
import { draftOf, type EntryState, type Notice, type Opened } from "./entryState.ts";
import { useDraft } from "./useDraft.ts";
import { useLatestState } from "./useLatestState.ts";

/** An entry that is open, as what happens to it reads it and changes it. */
export type EntryHandle = ReturnType<typeof useEntryState>;

/** The state of an entry, with the draft that the browser keeps of it. */
export function useEntryState(drafts: Drafts, folder: string, id: string, said: Notice | undefined) {
  const { state, get, set } = useLatestState<EntryState>({ past: [], notice: said });
  const draft = useDraft(drafts, folder, id);

  /** The state by now, once the file was read. */
  function opened(): Opened | undefined {
    const { open, ...rest } = get();
    return open && { ...rest, open };
  }

  /** Shows `next`, and keeps what is typed in it until it is saved: no draft where nothing is typed any more. */
  function keep(next: Opened) {
    set(next);
    if (next.open.dirty) draft.keep(draftOf(next.open));
    else draft.forget();
  }

  const say = (notice: Notice | undefined) => set({ ...get(), notice });

  return {
    state,
    draft,
    get,
    opened,
    /** Shows a state, and leaves the draft as it is kept. */
    show: set,
    keep,
    say,
    fail: (error: unknown) => say({ kind: "failed", text: saidOf(error) }),
  };
}
