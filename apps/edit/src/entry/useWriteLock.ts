import { useEffect, useState } from "react";

/**
 * Who may write what `name` names: one tab of this browser at a time, the first that opens it or the last that asks. The browser
 * itself passes the turn on when a tab is closed.
 */
export function useTurn(name: string) {
  const [mine, setMine] = useState<boolean>();
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    let release: () => void = () => undefined;
    let gone = false;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = (lock: Lock | null) => {
      if (gone) return undefined;
      setMine(lock !== null);
      return lock ? held : undefined;
    };
    // A turn that is taken ends in an error, here.
    const lost = () => !gone && setMine(false);
    const turn = asked ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(name, turn, hold).catch(lost);
    return () => {
      gone = true;
      release();
    };
  }, [name, asked]);

  return { mine, take: () => setAsked(true) };
}
