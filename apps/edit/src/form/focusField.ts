import type { Path } from "../entry/paths.ts";

/** Moves to the control at `path` of the form, or to the first one inside; failing that, to the one that holds it. */
export function focusField(path: Path): boolean {
  for (let length = path.length; length > 0; length--) {
    const name = CSS.escape(path.slice(0, length).join("."));
    const control = document.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}\\\\."]`);
    if (!control) continue;
    // Neither under the bar that stays above the form, nor at the very edge.
    control.scrollIntoView({ block: "center" });
    control.focus({ preventScroll: true });
    return true;
  }
  return false;
}
