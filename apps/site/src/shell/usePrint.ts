import { useEffect, useRef, useState } from "react";
import { printPage } from "./printPage.ts";

/** Prints the page, once it is `ready` if it is not yet. `refused`: no print dialog opened. */
export function usePrint(ready: boolean) {
  const waits = useRef(false);
  const [refused, refuse] = useState(false);

  useEffect(() => {
    if (!ready || !waits.current) return;
    waits.current = false;
    // The dialog stops everything: React ends its work first.
    queueMicrotask(() => refuse(!printPage()));
  }, [ready]);

  const print = () => {
    if (ready) refuse(!printPage());
    else waits.current = true;
  };
  return { print, refused };
}
