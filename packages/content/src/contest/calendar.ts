import type { CalendarStep } from "./contest.schema.ts";

/** The calendar of the contests, in order. */
export const calendar: readonly CalendarStep[] = [
  {
    id: "ouverture",
    start: "2025-12",
    title: "Ouverture des participations",
    description: "Les envois commencent, par courriel.",
  },
  {
    id: "cloture",
    start: "2026-03",
    title: "Clôture des envois",
    description: "Dernier mois pour envoyer vos images. Ensuite, le jury regarde.",
  },
  {
    id: "resultats",
    start: "2026-04",
    title: "Annonce des gagnants",
    description: "Les noms et les images sont publiés ici et dans le journal de bord.",
  },
];
