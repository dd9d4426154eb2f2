import { useRef } from "react";
import type { Draft, Drafts, Written } from "./drafts.ts";
import { useLatestState } from "./useLatestState.ts";

/** The draft of one entry, kept by the browser. */
export function useDraft(drafts: Drafts, folder: string, id: string) {
  // A new entry that was saved has its name, whatever arrives before its own page opens.
  const keptAs = useRef(id);
  const kept = useLatestState(true);

  return {
    /** Whether the browser had room for it. */
    kept: kept.state,
    get: () => drafts.get(folder, keptAs.current),
    keep: (draft: Draft) => kept.set(drafts.keep(folder, keptAs.current, draft)),
    forget: () => drafts.forget(folder, keptAs.current),
    /** What was sent is in the file `as`; `typed` is what was typed since then. */
    settle(sent: Draft, as: Written, typed: Draft | undefined) {
      const before = keptAs.current;
      keptAs.current = as.id;
      if (kept.get()) return kept.set(drafts.settle(folder, before, sent, as));
      // What is kept is older than what was sent.
      drafts.forget(folder, before);
      kept.set(!typed || drafts.keep(folder, as.id, typed));
    },
  };
}
