import type { Entry } from "../api.ts";

/** What the entry was before a change. */
export interface Step {
  /** Where it changed. */
  readonly at: string;
  readonly value: Entry;
}

/** How many changes can be undone. */
const REMEMBERED = 100;

/** `past` with one step more; what is typed in a field in a row is one. `next` is what the entry becomes. */
export function remembered(past: readonly Step[], step: Step, next: Entry): readonly Step[] {
  const isTyping = past.at(-1)?.at === step.at && sizeAt(step.value, step.at) === sizeAt(next, step.at);
  return isTyping ? past : [...past, step].slice(-REMEMBERED);
}

/** How many items the list at `place` has; nothing where there is no list. */
function sizeAt(entry: Entry, place: string): number | undefined {
  const inside = place
    .split(".")
    .reduce<unknown>((value, step) => (value as Entry | undefined)?.[step], entry);
  return Array.isArray(inside) ? inside.length : undefined;
}
