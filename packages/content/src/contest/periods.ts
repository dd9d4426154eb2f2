/** When both contests receive entries: what the living parts of the page need to know of them. */
export const contestPeriod = { start: "2025-12", end: "2026-03" } as const;
