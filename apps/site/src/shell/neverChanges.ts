import { useSyncExternalStore } from "react";

/** For `useSyncExternalStore`: what is one thing in the HTML and another once awake, and then stays. */
export const neverChanges = () => () => undefined;

/** Whether React has come: false in the HTML, and in what React first makes of it. */
export const useAwake = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
