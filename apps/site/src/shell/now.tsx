import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";

const Now = createContext(new Date(0));

const loadedAt = Date.now();
const neverChanges = () => () => undefined;

/** Tells the page what time it is: the instant of the build first, as in the HTML, then the visitor's own. */
export function NowProvider({ builtAt, children }: { builtAt: string; children: ReactNode }) {
  const now = useSyncExternalStore(
    neverChanges,
    () => loadedAt,
    () => Date.parse(builtAt),
  );
  const value = useMemo(() => new Date(now), [now]);
  return <Now value={value}>{children}</Now>;
}

/** The instant from which statuses are computed. */
export const useNow = () => useContext(Now);
