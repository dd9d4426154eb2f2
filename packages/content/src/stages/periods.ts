import { callPeriod } from "./call-period.ts";

/**
 * When each stage is, apart from its words: what computes a status needs nothing more, and a script carries nothing more.
 * In the order of the roadmap; `end` is the last month, included.
 */
export const stagePeriods = {
  "chantier-naval": { start: "2025-12", end: "2026-03" },
  "appel-a-projets": callPeriod,
  "tours-d-europe": { start: "2026-03", end: "2026-08" },
  "expedition-transatlantique": { start: "2026-10", end: "2027-05" },
} as const;

export type StageId = keyof typeof stagePeriods;
