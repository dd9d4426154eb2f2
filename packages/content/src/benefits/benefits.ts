import type { Benefit } from "./benefits.schema.ts";

/** What a partner gains. */
export const benefits: readonly Benefit[] = [
  {
    id: "voile",
    title: "Votre nom sur la voile",
    description:
      "Un espace numéroté, à l’échelle de votre entreprise. Il navigue avec les deux bateaux, du quai breton à l’Amérique latine.",
    icon: "pictograms/voile",
    tone: "lagoon",
  },
  {
    id: "visibilite",
    title: "Une visibilité tenue",
    description:
      "Escales, presse, films, directs : nous vous disons où votre nom a été vu, et nous ne gonflons pas les chiffres.",
    icon: "pictograms/longuevue",
    tone: "sun",
  },
  {
    id: "plan-rse",
    title: "Un plan RSE sur le terrain",
    description:
      "Vos actions sont reliées aux objectifs de développement durable de l’expédition, avec la méthode et la source de chaque mesure.",
    icon: "pictograms/sonde",
    tone: "dawn",
  },
  {
    id: "equipes",
    title: "Des équipes qui embarquent",
    description:
      "Vos salariés montent à bord à l’escale, suivent la route et travaillent avec les étudiants ambassadeurs.",
    icon: "pictograms/noeud",
    tone: "cream",
  },
  {
    id: "contenus",
    title: "Des contenus prêts à publier",
    description:
      "Textes, photos, films courts : de quoi raconter votre engagement avec des images vraies et des légendes justes.",
    icon: "pictograms/portevoix",
    tone: "lagoon",
  },
  {
    id: "ancrage",
    title: "Un ancrage local",
    description:
      "Une escale passe près de chez vous ? On y monte avec vous une rencontre pour vos clients, vos voisins ou vos écoles.",
    icon: "pictograms/ancre",
    tone: "sun",
  },
];
