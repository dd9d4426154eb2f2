import type { Playlist } from "./playlists.schema.ts";

/** The playlists of /videos, in order. */
export const playlists: readonly Playlist[] = [
  {
    id: "education",
    title: "Éducation",
    description: "Des films courts pour apprendre la mer, en classe ou à la table de la cuisine.",
    drawing: "scenes/transmission",
    icon: "pictograms/calendrier",
    tone: "sun",
  },
  {
    id: "musique-et-culture",
    title: "Musique et culture",
    description: "Chants de port, accordéons de quai, métiers et récits : ce qui s’entend à l’escale.",
    drawing: "scenes/musique",
    icon: "pictograms/portevoix",
    tone: "vermilion",
  },
  {
    id: "recherche-scientifique",
    title: "Recherche scientifique",
    description: "Le filet, le flacon, le microscope : comment on mesure, et ce que l’on ne sait pas encore.",
    drawing: "scenes/innovation",
    icon: "pictograms/sonde",
    tone: "lagoon",
  },
  {
    id: "rencontres-humaines",
    title: "Rencontres humaines",
    description: "Pêcheuses, charpentiers, élèves, capitaines de port : des visages, une question chacun.",
    drawing: "scenes/rencontres",
    icon: "pictograms/noeud",
    tone: "dawn",
  },
  {
    id: "solutions-durables",
    title: "Solutions durables",
    description: "Ce que l’on a vu fonctionner d’un port à l’autre, et ce qu’il a fallu pour y arriver.",
    drawing: "scenes/solutions",
    icon: "pictograms/ancre",
    tone: "lagoon",
  },
  {
    id: "vie-a-bord",
    title: "Vie à bord",
    description:
      "Dormir par tranches, cuisiner penché, réparer sans vis de rechange : le quotidien de l’équipage.",
    drawing: "scenes/vie-a-bord",
    icon: "pictograms/reveil",
    tone: "sun",
  },
];
