import type { Draft } from "./drafts.ts";
import { changed, keptYours, type Opened, renamed, takenBack, undone } from "./entryState.ts";
import type { Path } from "./paths.ts";
import type { EntryHandle } from "./useEntryState.ts";

/** What the person does to the entry that is open; each is kept at once. */
export function editsOf({ opened, keep }: EntryHandle) {
  function edit(edited: (now: Opened) => Opened | undefined) {
    const now = opened();
    const next = now && edited(now);
    if (next) keep(next);
  }
  return {
    change: (path: Path, next: unknown) => edit((now) => changed(now, path, next)),
    undo: () => edit(undone),
    /** The name of the file, and the group that holds it, of an entry that has none yet. */
    rename: (names: Pick<Draft, "name" | "group">) => edit((now) => renamed(now, names)),
    keepYours: () => edit(keptYours),
    takeBack: (draft: Draft) => edit((now) => takenBack(now, draft)),
  };
}
