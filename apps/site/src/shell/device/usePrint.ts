import { useEffect, useRef, useState } from "react";
import { printPage } from "./printPage.ts";

/**
 * Prints `sheet`, at once or as soon as it is `ready`; another that takes its place meanwhile is not printed. `refused`: no print
 * dialog opened.
 */
export function usePrint(sheet: unknown, ready: boolean) {
  /** The sheet that waits for being ready. */
  const waiting = useRef<{ sheet: unknown }>(undefined);
  const [refused, refuse] = useState(false);

  useEffect(() => {
    const isAsked = waiting.current && Object.is(waiting.current.sheet, sheet);
    if (!isAsked) waiting.current = undefined;
    if (!isAsked || !ready) return;
    waiting.current = undefined;
    // The dialog blocks the page: React finishes its work first.
    queueMicrotask(() => refuse(!printPage()));
  }, [ready, sheet]);

  const print = () => {
    if (ready) refuse(!printPage());
    else waiting.current = { sheet };
  };
  return { print, refused };
}
