import { useSyncExternalStore } from "react";

/** How far the voyage on the map has been moved: 0 is the departure; nothing as long as nobody moved it. */
let step: number | undefined;
const listeners = new Set<() => void>();

/** Moves the voyage to `next`; `undefined` gives the map back to its stages. */
export function sailTo(next: number | undefined): void {
  if (next === step) return;
  step = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The step of the voyage; nothing at build. */
export const useVoyageStep = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => step,
    () => undefined,
  );
