import { useEffect, useState } from "react";
import type { EntryTexts, Store } from "../api.ts";
import { saidOf } from "../said.ts";

/** The words of the site, read once somebody searches, and again when a file changed: `changes` counts them. */
export function useTexts(store: Store, wanted: boolean, changes: number) {
  const [read, setRead] = useState<{ readonly at: number; readonly texts: readonly EntryTexts[] }>();
  const [failed, setFailed] = useState<string>();
  const isRead = !wanted || read?.at === changes;
  useEffect(() => {
    if (isRead) return;
    let gone = false;
    store.texts().then(
      (texts) => {
        if (gone) return;
        setFailed(undefined);
        setRead({ at: changes, texts });
      },
      (error) => !gone && setFailed(saidOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [store, changes, isRead]);
  return { texts: read?.texts, failed };
}
