/** When the call for projects is open: on its own, so that a page which only needs to know carries nothing else. */
export const callPeriod = { start: "2025-12", end: "2026-05" } as const;
