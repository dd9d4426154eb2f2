import { type RefObject, useSyncExternalStore } from "react";

/** Whether the picture of the child `at` of a row is still on its way; one that cannot come is no longer awaited. */
export function usePictureArrival(row: RefObject<HTMLElement | null>, at: number): boolean {
  const subscribe = (onArrival: () => void) => {
    const parent = row.current;
    // Neither event bubbles: both are met on their way down.
    parent?.addEventListener("load", onArrival, true);
    parent?.addEventListener("error", onArrival, true);
    return () => {
      parent?.removeEventListener("load", onArrival, true);
      parent?.removeEventListener("error", onArrival, true);
    };
  };
  return useSyncExternalStore(
    subscribe,
    () => row.current?.children[at]?.querySelector("img")?.complete === false,
    () => false,
  );
}
