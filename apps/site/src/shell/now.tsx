"use client";

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { neverChanges } from "./neverChanges.ts";

const BuiltAt = createContext(0);

const loadedAt = Date.now();

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
    neverChanges,
    () => loadedAt,
    () => builtAt,
  );
  return useMemo(() => new Date(now), [now]);
}
