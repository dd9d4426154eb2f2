import { dragWithMouse } from "./dragWithMouse.ts";
import { pinchWithFingers } from "./pinchWithFingers.ts";
import { zoomProperty } from "./ZoomPane.css.ts";

/** How close one may come. */
const CLOSEST = 5;

/** What a button or a key brings closer by. */
export const STEP = 1.5;

/** A point of the window. */
interface Place {
  x: number;
  y: number;
}

/** What the keys of a pane do. */
const keys: Readonly<Record<string, number>> = { "+": STEP, "=": STEP, "-": 1 / STEP, "0": 0 };

/** What brings a drawing closer in its pane. */
export interface Zoom {
  by: (share: number) => void;
  stop: () => void;
}

/**
 * Brings what is in `pane` closer, around a place that stays where it is.
 *
 * @param label - What the pane is called once it can be moved.
 * @param onChange - Receives how close it is: 1 is the whole drawing.
 */
export function zoomIn(pane: HTMLElement, label: string, onChange: (zoom: number) => void): Zoom {
  let zoom = 1;

  function to(wanted: number, around?: Place) {
    const next = Math.min(CLOSEST, Math.max(1, wanted));
    if (next === zoom) return;
    const box = pane.getBoundingClientRect();
    // What is looked at: the given place, else the middle of what is seen of the pane.
    const middle = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const { x, y } = around ?? { x: box.left + box.width / 2, y: middle };
    const left = ((pane.scrollLeft + x - box.left) * next) / zoom;
    const top = ((pane.scrollTop + y - box.top) * next) / zoom;
    zoom = next;
    pane.style.setProperty(zoomProperty, String(next));
    asRegion(pane, next > 1 ? label : undefined);
    // The pane may have grown or shrunk meanwhile, and no longer hold the place.
    const after = pane.getBoundingClientRect();
    const within = Math.min(Math.max(y - after.top, 0), after.height);
    pane.scrollTo(left - (x - after.left), top - within);
    onChange(next);
  }

  const listening = new AbortController();
  const { signal } = listening;
  pinchWithFingers(pane, { zoom: () => zoom, to, signal });
  // A trackpad says a pinch as a wheel with Ctrl.
  pane.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      to(zoom * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    },
    { passive: false, signal },
  );
  pane.addEventListener(
    "keydown",
    ({ key, ctrlKey, metaKey, altKey }) => {
      const share = keys[key];
      if (share !== undefined && !ctrlKey && !metaKey && !altKey) to(zoom * share);
    },
    { signal },
  );
  dragWithMouse(pane, signal);
  return { by: (share) => to(zoom * share), stop: () => listening.abort() };
}

/** What is larger than its pane takes focus, so that the arrows move it. */
function asRegion(element: HTMLElement, label: string | undefined) {
  element.toggleAttribute("data-close", label !== undefined);
  if (label === undefined)
    for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
  else
    for (const [name, value] of Object.entries({ tabindex: "0", role: "region", "aria-label": label }))
      element.setAttribute(name, value);
}
