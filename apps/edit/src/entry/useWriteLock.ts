import { useEffect, useState } from "react";

/**
 * Which tab may write what `name` names: one of this browser at a time, the first that opens it or the last that asks. The browser
 * itself passes the lock on when a tab is closed. `held` is unknown until the browser has answered.
 */
export function useWriteLock(name: string) {
  const [held, setHeld] = useState<boolean>();
  const [stealing, setStealing] = useState(false);

  useEffect(() => {
    let release: () => void = () => undefined;
    let gone = false;
    const untilReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = (lock: Lock | null) => {
      if (gone) return undefined;
      setHeld(lock !== null);
      return lock ? untilReleased : undefined;
    };
    // A lock that another tab steals ends in an error, here.
    const lost = () => !gone && setHeld(false);
    navigator.locks.request(name, stealing ? { steal: true } : { ifAvailable: true }, hold).catch(lost);
    return () => {
      gone = true;
      release();
    };
  }, [name, stealing]);

  return { held, steal: () => setStealing(true) };
}
