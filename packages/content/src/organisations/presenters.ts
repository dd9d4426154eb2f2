import type { Organisation } from "./organisations.schema.ts";

/** Those who present a playlist on /videos, where each has a window of its own. */
export const presenters: readonly Organisation[] = [
  {
    id: "halle-aux-amarres",
    role: "culture",
    roleLabel: "Partenaire culturel",
    name: "La Halle aux Amarres",
    category: "Cinéma et musique",
    description:
      "Une ancienne criée devenue salle de cinéma et de concert. Elle prête son écran, ses micros et ses musiciens : ce que l’on chante d’un port à l’autre fait aussi partie du voyage.",
    logo: "halleauxamarres",
    drawing: "scenes/musique",
    url: "https://www.halle-aux-amarres.example",
    features: ["Projections à l’escale", "Enregistrements de musiques de port", "Rencontres après les films"],
    playlist: "musique-et-culture",
  },
  {
    id: "haute-brasse",
    role: "education",
    roleLabel: "Partenaire éducatif",
    name: "École Haute-Brasse",
    category: "Éducation à la mer",
    description:
      "Un collectif d’enseignants qui change chaque film en séance de cours. On regarde, on s’étonne, on expérimente avec ce que l’on trouve dans une classe.",
    logo: "hautebrasse",
    drawing: "scenes/transmission",
    url: "https://www.haute-brasse.example",
    features: [
      "Une séance de cours pour chaque vidéo",
      "Des expériences faisables en classe",
      "Des échanges entre élèves et équipage",
    ],
    playlist: "education",
    video: "plancton-depuis-un-ponton",
  },
];
