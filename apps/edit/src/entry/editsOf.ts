import type { Store } from "../api.ts";
import type { Draft } from "./drafts.ts";
import { droppedPictures } from "./droppedPictures.ts";
import { changed, keptYours, type Opened, pictureDropped, renamed, takenBack, undone } from "./entryState.ts";
import type { Path } from "./paths.ts";
import type { EntryHandle } from "./useEntryState.ts";

/** What the person does to the entry that is open; each is kept at once. */
export function editsOf({ opened, keep }: EntryHandle, store: Store) {
  const pictures = droppedPictures(store);

  function edit(edited: (now: Opened) => Opened | undefined) {
    const now = opened();
    const next = now && edited(now);
    if (next) keep(next);
  }
  /** Where nothing is typed any more, no draft shows the pictures that were dropped. */
  function undo() {
    const now = opened();
    const next = now && undone(now);
    if (!next) return;
    if (next.open.dirty) return keep(next);
    pictures.leave(now.open.dropped, () => edit(undone));
  }

  return {
    change: (path: Path, next: unknown) => edit((now) => changed(now, path, next)),
    undo,
    pictureDropped: (picture: string) => edit((now) => pictureDropped(now, picture)),
    /** The name of the file, and the group that holds it, of an entry that has none yet. */
    rename: (names: Pick<Draft, "name" | "group">) => edit((now) => renamed(now, names)),
    keepYours: () => edit(keptYours),
    takeBack: (draft: Draft) => pictures.takeBack(draft.dropped, () => edit((now) => takenBack(now, draft))),
  };
}
