import type { TimelineEntry } from "./timeline.schema.ts";

/** The months that matter to the press, in order. */
export const timeline: readonly TimelineEntry[] = [
  {
    id: "premier-article",
    kind: "article",
    start: "2025-10",
    title: "Premier article",
    description: "Le Fanal du Large pousse la porte du hangar et raconte le projet avant les travaux.",
    article: "deux-bateaux-de-course-changent-de-metier",
  },
  {
    id: "ouverture-du-chantier",
    kind: "event",
    start: "2025-12",
    title: "Ouverture du chantier",
    description: "Visite des deux coques au hangar, entretiens avec l’équipage, lancement des concours.",
  },
  {
    id: "depart-des-tours-d-europe",
    kind: "event",
    start: "2026-03",
    title: "Départ des Tours d’Europe",
    description: "Mise à l’eau, présentation des équipages et premières places à bord pour les rédactions.",
  },
];
