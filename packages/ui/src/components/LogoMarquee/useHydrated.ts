import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether script is at work: false in the HTML and while it is hydrated, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
