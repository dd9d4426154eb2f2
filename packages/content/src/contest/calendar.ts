import type { CalendarStep } from "./contest.schema.ts";

/** The calendar of the contests, in order. */
export const calendar: readonly CalendarStep[] = [
  {
    id: "ouverture",
    start: "2025-12",
    title: "Ouverture des participations",
  },
  {
    id: "cloture",
    start: "2026-03",
    title: "Clôture des envois",
  },
  {
    id: "resultats",
    start: "2026-04",
    title: "Annonce des gagnants",
  },
];
