// What is typed and not yet saved, kept by the browser at each key: a closed tab or a bad value loses nothing.
import type { Entry } from "../api.ts";

export interface Draft {
  readonly value: Entry;
  /** The version of the file that it was begun from; empty for a new entry. */
  readonly version: string;
  /** The file's name that was typed for a new entry. */
  readonly name?: string | undefined;
  /** The group that was chosen for a new entry. */
  readonly group?: string | undefined;
}

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "brouillon:";
const keyOf = (folder: string, id: string) => `${prefix}${folder}/${id}`;

/** The id under which the draft of a new entry is kept. */
export const NEW = "+";

export function draftsIn(storage: Kept) {
  return {
    get(folder: string, id: string): Draft | undefined {
      const kept = storage.getItem(keyOf(folder, id));
      return kept === null ? undefined : (JSON.parse(kept) as Draft);
    },
    keep: (folder: string, id: string, draft: Draft) =>
      storage.setItem(keyOf(folder, id), JSON.stringify(draft)),
    forget: (folder: string, id: string) => storage.removeItem(keyOf(folder, id)),
    /** The entries of a collection that have one. */
    idsOf(folder: string): string[] {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
      const own = keyOf(folder, "");
      return keys.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
    },
  };
}

export type Drafts = ReturnType<typeof draftsIn>;
