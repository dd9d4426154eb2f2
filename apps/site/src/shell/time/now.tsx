"use client";

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";

const BuiltAt = createContext(0);

const AN_HOUR = 3_600_000;

let visitedAt = Date.now();

/** Whoever comes back to a page that was left open reads what is so by then. */
function followReturns(onReturn: () => void) {
  const look = () => {
    if (Date.now() - visitedAt > AN_HOUR) visitedAt = Date.now();
    onReturn();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}

/** Tells the page when it was built (ISO 8601). */
export function NowProvider({ builtAt, children }: { builtAt: string; children: ReactNode }) {
  return <BuiltAt value={Date.parse(builtAt)}>{children}</BuiltAt>;
}

/**
 * The instant from which statuses are computed: that of the build first, as in the HTML, then the visitor's own. Only a living
 * part may ask: the HTML is written once for all days. Each part asks by itself, so that none must wake for another.
 */
export function useNow(): Date {
  const builtAt = useContext(BuiltAt);
  const now = useSyncExternalStore(
    followReturns,
    () => visitedAt,
    () => builtAt,
  );
  return useMemo(() => new Date(now), [now]);
}
