// An open entry as plain data, and the transitions of its state: no React, no storage, no file.
import type { Entry, Stored } from "../api.ts";
import type { Draft } from "./drafts.ts";
import { remembered, type Step } from "./history.ts";
import { isSame } from "./isSame.ts";
import { type Path, withValue } from "./paths.ts";
import { carryOver, rebase } from "./rebase.ts";

/** What has just happened, said above the form. */
export type Notice =
  | { readonly kind: "saved" | "draftFound" | "fileChanged" | "keptYours" | "rebased" }
  /** Where, as steps say it: `skills.0`. */
  | { readonly kind: "undone"; readonly at: string }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "wordAdded"; readonly word: string }
  | { readonly kind: "draftForgotten"; readonly draft: Draft };

interface Open extends Draft {
  /** Whether something was typed and is not in the file. */
  readonly dirty: boolean;
  /** The file as it is, when it is no longer the one that the draft was begun from. */
  readonly conflict?: Stored | undefined;
}

export interface EntryState {
  /** Nothing until the file was read. */
  readonly open?: Open | undefined;
  /** What can be undone. */
  readonly past: readonly Step[];
  readonly notice?: Notice | undefined;
}

/** The state once the file was read. */
export interface Opened extends EntryState {
  readonly open: Open;
}

/** The part of an open entry that the browser keeps as a draft. */
export const draftOf = ({ value, version, base, name, group, dropped }: Draft): Draft => ({
  value,
  version,
  base,
  name,
  group,
  dropped,
});

/** The draft over a file that changed: its own changes on top of what is stored, or all of it where the file is gone. */
export const mineOver = ({ base, value }: Draft, stored: Stored): Entry =>
  base && stored.version !== "" ? carryOver(base, value, stored.value) : value;

/** The file as it is, with nothing typed in it. */
export const openedAt = (state: EntryState, { value, version }: Stored): Opened => ({
  ...state,
  open: { value, version, base: value, dirty: false },
});

/** A draft was found when the entry was opened. */
export const draftFound = (state: EntryState, draft: Draft): Opened => ({
  ...state,
  open: { ...draft, dirty: true },
  notice: { kind: "draftFound" },
});

/** The draft is based on the file as it is now, `stored`. */
export const continuedFrom = (state: Opened, { value, version }: Stored): Opened => ({
  ...state,
  open: { ...state.open, version, base: value, conflict: undefined },
});

/** Somebody else wrote the file, and nothing was typed here. */
export const fileChanged = (state: EntryState, stored: Stored): Opened => ({
  ...openedAt(state, stored),
  past: [],
  notice: { kind: "fileChanged" },
});

/**
 * The file is no longer the one that the draft was begun from, `base`: a field that only one of the two changed takes that change; where
 * both changed the same one, there is a conflict.
 */
export function reconciled(state: Opened, stored: Stored, base = state.open.base): Opened {
  const { open } = state;
  const value = base && stored.version !== "" ? rebase(base, open.value, stored.value) : undefined;
  if (!value) return { ...state, open: { ...open, dirty: true, conflict: stored } };
  if (isSame(value, stored.value)) return { ...openedAt(state, stored), notice: { kind: "fileChanged" } };
  return {
    open: { ...draftOf(open), value, version: stored.version, base: stored.value, dirty: true },
    // Undoing would undo what somebody else wrote.
    past: [],
    notice: { kind: "rebased" },
  };
}

const typed = (state: Opened, draft: Partial<Open>): Opened => ({
  ...state,
  open: { ...state.open, ...draft, dirty: true },
  notice: undefined,
});

export function changed(state: Opened, path: Path, next: unknown): Opened {
  const { value: before } = state.open;
  const value = withValue(before, path, next);
  const past = remembered(state.past, { at: path.join("."), value: before }, value);
  return typed({ ...state, past }, { value });
}

/** `picture` was dropped for the entry. */
export const pictureDropped = (state: Opened, picture: string) =>
  typed(state, { dropped: [...(state.open.dropped ?? []), picture] });

export const renamed = (state: Opened, names: Pick<Draft, "name" | "group">) => typed(state, names);

/** What was typed last in one field, or the last item that was added, moved or taken away, is as it was before. */
export function undone(state: Opened): Opened | undefined {
  const { open, past } = state;
  const step = past.at(-1);
  if (!step) return undefined;
  const next: Opened = {
    ...typed({ ...state, past: past.slice(0, -1) }, { value: step.value }),
    notice: { kind: "undone", at: step.at },
  };
  const isAsFile = open.base && !open.conflict && isSame(step.value, open.base);
  return isAsFile ? { ...next, open: { ...open, value: open.base, dirty: false } } : next;
}

/** `sent` was saved, and the file, which says `base`, is at `version`: what was typed meanwhile is a draft of it. */
export function savedAt(state: Opened, sent: Entry, { version, value: base }: Stored): Opened {
  const { value, dropped } = state.open;
  return {
    ...state,
    // A picture that has taken the name of the entry is nowhere under the name that it had before.
    past: isSame(sent, base) ? state.past : [],
    open: {
      value: carryOver(sent, value, base),
      version,
      base,
      ...(value === sent ? { dirty: false } : { dirty: true, dropped }),
    },
    notice: { kind: "saved" },
  };
}

/** The draft is given up for the file, and can be taken back. */
export const draftForgotten = (state: Opened, stored: Stored): Opened => ({
  ...openedAt(state, stored),
  past: [],
  notice: { kind: "draftForgotten", draft: draftOf(state.open) },
});

/** A draft that was given up is there again. */
export const takenBack = (state: Opened, draft: Draft): Opened => {
  const { version, base } = state.open;
  return {
    ...typed(state, { ...draftOf(draft), version, base, conflict: undefined }),
    notice: { kind: "draftFound" },
  };
};

/**
 * The draft goes on from the file as it is now: saving it will write over what both changed, knowingly. What somebody else changed
 * elsewhere in it stays.
 */
export function keptYours(state: Opened): Opened | undefined {
  const { conflict } = state.open;
  if (!conflict) return undefined;
  const value = mineOver(state.open, conflict);
  return {
    ...typed(continuedFrom({ ...state, past: [] }, conflict), { value }),
    notice: { kind: "keptYours" },
  };
}
