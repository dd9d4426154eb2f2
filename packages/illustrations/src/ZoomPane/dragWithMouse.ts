/** How far a press may slip, in pixels, before it moves the drawing. */
const SLIP = 6;

/** The mouse takes hold of what is larger than its pane and moves it; a press that slips by less stays a press. */
export function dragWithMouse(element: HTMLElement, signal: AbortSignal): void {
  let held: { x: number; y: number; left: number; top: number; moved: boolean } | undefined;
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
  // Names that the mouse passes over are not words that it selects.
  element.addEventListener("selectstart", (event) => held && event.preventDefault(), { signal });
  element.addEventListener(
    "click",
    (event) => {
      if (held?.moved) event.stopPropagation();
      held = undefined;
    },
    { capture: true, signal },
  );
}
