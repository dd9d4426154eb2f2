import { flushSync } from "react-dom";

/**
 * Makes `change`, which keeps, adds or leaves out items of a list, and lets those that stay slide to their new places
 * (the kit's `Grid`). Where the browser does not know how, or motion is not wanted, they are there at once.
 */
export function reorder(change: () => void) {
  if (!("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return change();
  try {
    const { ready } = document.startViewTransition({ update: () => flushSync(change), types: ["reorder"] });
    // One that the browser skips is no fault: the change is made.
    ready.catch(() => undefined);
  } catch {
    // A browser that knows no types.
    change();
  }
}
