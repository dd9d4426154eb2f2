// What is typed and not yet saved, kept by the browser at each key: a closed tab or a bad value loses nothing.
import type { Entry } from "../api.ts";
import { carryOver } from "./rebase.ts";

export interface Draft {
  readonly value: Entry;
  /** The version of the file that it was begun from; empty for a new entry. */
  readonly version: string;
  /** What that file said. A draft that an older page kept does not tell. */
  readonly base?: Entry | undefined;
  /** The file's name that was typed for a new entry. */
  readonly name?: string | undefined;
  /** The group that was chosen for a new entry. */
  readonly group?: string | undefined;
  /** The pictures that were dropped for it, `portraits/ada`: those that no file shows leave with it. */
  readonly dropped?: readonly string[] | undefined;
}

/** The file that a draft was saved in, as it is from then on. */
export interface Written {
  readonly id: string;
  readonly version: string;
  readonly value: Entry;
}

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const prefix = "brouillon:";
const keyOf = (folder: string, id: string) => `${prefix}${folder}/${id}`;

/** The id under which the draft of a new entry is kept. */
export const NEW = "+";

export function draftsIn(storage: Kept) {
  function get(folder: string, id: string): Draft | undefined {
    const kept = storage.getItem(keyOf(folder, id));
    return kept === null ? undefined : (JSON.parse(kept) as Draft);
  }
  /** Whether there was room for it; where there was none, what was kept before is kept on. */
  function keep(folder: string, id: string, draft: Draft): boolean {
    try {
      storage.setItem(keyOf(folder, id), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }
  const forget = (folder: string, id: string) => storage.removeItem(keyOf(folder, id));

  return {
    get,
    keep,
    forget,
    /**
     * What was sent is in the file `as`. Who asked may have left the entry, and another page of it may have been typed in: what is
     * kept by now decides, and goes on from that file, if there is room for it.
     */
    settle(folder: string, id: string, sent: Draft, as: Written): boolean {
      const kept = get(folder, id);
      forget(folder, id);
      if (!kept || JSON.stringify(kept.value) === JSON.stringify(sent.value)) return true;
      const { value, dropped } = kept;
      const typed = carryOver(sent.value, value, as.value);
      return keep(folder, as.id, { value: typed, version: as.version, base: as.value, dropped });
    },
    /** The entries of a collection that have one. */
    idsOf(folder: string): string[] {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
      const own = keyOf(folder, "");
      return keys.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
    },
  };
}

export type Drafts = ReturnType<typeof draftsIn>;
