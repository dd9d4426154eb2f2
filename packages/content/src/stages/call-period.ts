/** When the call for projects is open: apart from the words of its stage, since other pages ask for nothing else. */
export const callPeriod = { start: "2025-12", end: "2026-05" } as const;
