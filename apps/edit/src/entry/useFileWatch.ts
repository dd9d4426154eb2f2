import { useEffect, useEffectEvent } from "react";
import type { Store, Stored } from "../api.ts";

interface FileWatch {
  readonly store: Store;
  readonly folder: string;
  readonly id: string;
  /** There is no file yet, or this page is writing it. */
  readonly paused: boolean;
  /** What is open by now: what was read is old when it is no longer what it was. */
  readonly current: () => object | undefined;
  readonly onRead: (stored: Stored) => void;
}

/** How often the file is looked at, in milliseconds. */
const WATCHED = 3000;

/** Somebody else may write the file, another program or another tab: it is read again while the page is seen. */
export function useFileWatch({ store, folder, id, paused, ...props }: FileWatch) {
  const current = useEffectEvent(props.current);
  const onRead = useEffectEvent(props.onRead);

  useEffect(() => {
    if (paused) return;
    let gone = false;
    const look = async () => {
      const before = current();
      if (!before || document.hidden) return;
      const stored = await store.read(folder, id).catch(() => undefined);
      if (!gone && stored && current() === before) onRead(stored);
    };
    const onSeen = () => void look();
    const timer = setInterval(onSeen, WATCHED);
    addEventListener("focus", onSeen);
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      gone = true;
      clearInterval(timer);
      removeEventListener("focus", onSeen);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [store, folder, id, paused]);
}
