import { useSyncExternalStore } from "react";

/** For `useSyncExternalStore`: a value that differs between the HTML and the browser, and then stays. */
export const neverChanges = () => () => undefined;

/** Whether the page is hydrated: false in the HTML, and while React hydrates it. */
export const useAwake = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
