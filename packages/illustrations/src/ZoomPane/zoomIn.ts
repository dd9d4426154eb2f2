import { zoomProperty } from "./ZoomPane.css.ts";

/** How close one may come. */
const CLOSEST = 5;

/** What a button or a key brings closer by. */
export const STEP = 1.5;

/** How far a press may slip, in pixels, before it moves the drawing. */
const SLIP = 6;

/** A point of the window. */
interface Place {
  x: number;
  y: number;
}

const between = (touches: TouchList) => {
  const [one, other] = [touches[0]!, touches[1]!];
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    gap: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
};

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
  // One finger moves, as everywhere; two bring closer here, and not the page.
  pane.style.setProperty("touch-action", "pan-x pan-y");
  let pinch: { gap: number; zoom: number } | undefined;
  pane.addEventListener(
    "touchstart",
    ({ touches }) => {
      if (touches.length === 2) pinch = { gap: between(touches).gap, zoom };
    },
    { passive: true, signal },
  );
  pane.addEventListener(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const { gap, ...middle } = between(event.touches);
      to((pinch.zoom * gap) / pinch.gap, middle);
    },
    { passive: false, signal },
  );
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

/** The mouse takes hold of what is larger than its pane and moves it; a press that slips by less stays a press. */
function dragWithMouse(element: HTMLElement, signal: AbortSignal): void {
  let held: (Place & { left: number; top: number; moved: boolean }) | undefined;
  element.addEventListener(
    "pointerdown",
    ({ button, clientX: x, clientY: y, pointerType }) => {
      if (pointerType !== "mouse" || button !== 0 || !element.hasAttribute("data-close")) return;
      held = { x, y, left: element.scrollLeft, top: element.scrollTop, moved: false };
    },
    { signal },
  );
  addEventListener(
    "pointermove",
    ({ clientX, clientY, buttons }) => {
      if (!held) return;
      if (buttons === 0) held = undefined;
      else if (held.moved || Math.hypot(clientX - held.x, clientY - held.y) > SLIP) {
        held.moved = true;
        element.scrollTo(held.left + held.x - clientX, held.top + held.y - clientY);
      }
    },
    { signal },
  );
  element.addEventListener(
    "click",
    (event) => {
      if (held?.moved) event.stopPropagation();
      held = undefined;
    },
    { capture: true, signal },
  );
}
