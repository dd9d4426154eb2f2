import { useState } from "react";
import { flushSync } from "react-dom";

const slides = () =>
  "startViewTransition" in document &&
  // A hidden page paints no frame to wait for.
  !document.hidden &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches;

function slide(change: () => void) {
  try {
    const { ready } = document.startViewTransition({ update: () => flushSync(change), types: ["reorder"] });
    // The browser may skip the transition: the change is made all the same.
    ready.catch(() => undefined);
  } catch {
    // The browser does not know `types`.
    change();
  }
}

/**
 * What keeps, orders or leaves out the items of a list: those that stay slide to their new places (the kit's `Grid`). Where the
 * browser does not know how, or motion is not wanted, they are there at once.
 *
 * @param value - What the list is made from.
 * @param change - Makes the list from another.
 * @returns What its control shows, which answers to the press before the list moves, and what receives a press.
 */
export function useReordering<Value>(
  value: Value,
  change: (next: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [asked, setAsked] = useState<{ next: Value }>();
  const ask = (next: Value) => {
    if (!slides()) return change(next);
    setAsked({ next });
    // Nothing is painted while the browser captures the list as it was: the control is painted before.
    requestAnimationFrame(() =>
      setTimeout(() =>
        slide(() => {
          setAsked(undefined);
          change(next);
        }),
      ),
    );
  };
  return [asked ? asked.next : value, ask];
}
