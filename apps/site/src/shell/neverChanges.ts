/** For `useSyncExternalStore`: what is one thing in the HTML and another once awake, and then stays. */
export const neverChanges = () => () => undefined;
