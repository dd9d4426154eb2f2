import { useEffect, useEffectEvent } from "react";
import type { Store, Stored } from "../api.ts";
import { NEW } from "./drafts.ts";

interface FileRead {
  readonly store: Store;
  readonly folder: string;
  readonly id: string;
  /** What stands for the file of a new entry. */
  readonly noFile: Stored;
  readonly onRead: (stored: Stored) => void;
  readonly onFail: (error: unknown) => void;
}

/** Reads the file once, when the entry is opened. */
export function useFileRead({ store, folder, id, ...props }: FileRead) {
  // A new entry begins once, whatever is added to the list meanwhile.
  const noFile = useEffectEvent(() => props.noFile);
  const onRead = useEffectEvent(props.onRead);
  const onFail = useEffectEvent(props.onFail);

  useEffect(() => {
    let gone = false;
    const reading = id === NEW ? Promise.resolve(noFile()) : store.read(folder, id);
    reading.then(
      (stored) => !gone && onRead(stored),
      (error) => !gone && onFail(error),
    );
    return () => {
      gone = true;
    };
  }, [store, folder, id]);
}
