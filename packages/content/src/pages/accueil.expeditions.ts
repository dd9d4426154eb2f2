import { noun, number } from "../format/numbers.ts";

/** The section `#projet` of the home page. */
export const expeditions = {
  id: "projet",
  heading: "Roadmap Planisphère",
  lines: ["Roadmap", "Planisphère"],
  lead: "Un chantier, un appel à projets, puis la mer. Suivez les étapes, de la Bretagne à l’Amérique latine.",
  stages: { label: "Étapes de l’expédition" },
  counters: {
    heading: "La route en chiffres",
    stages: (count: number) => noun(count, "étape clé", "étapes clés"),
    stopovers: (count: number) => noun(count, "escale européenne", "escales européennes"),
    countries: "pays d’Amérique latine",
    months: "mois",
  },
  map: {
    label:
      "Planisphère : au départ de Lorient, la route prévue vers l’Amérique latine, puis le retour par l’Atlantique nord.",
    insetLabel:
      "Dans un hublot, l’Europe : la route prévue de Lorient à la Méditerranée, à l’Irlande, à la Norvège et à la Baltique.",
    caption: "Tracé indicatif, ne pas utiliser pour naviguer.",
    voyages: { europe: "Tours d’Europe", "amerique-latine": "Expédition Transatlantique" },
    legend: {
      ports: "Escales prévues",
      europe: "Tours d’Europe",
      atlantic: (count: number) => `${number(count)} pays d’Amérique latine`,
    },
    source: "Fond de carte : Natural Earth, domaine public.",
    distance: {
      heading: (announced: number) => `Ce que comptent les ${number(announced)} km`,
      text: (announced: number, drawn: number) =>
        `Les ${number(announced)} km annoncés mènent de Lorient à l’équateur. Le tracé entier, aller, escales d’Amérique latine et retour, mesure environ ${number(drawn)} km sur cette carte.`,
    },
  },
  data: {
    heading: "Reprendre la route",
    text: "Pour une classe, un article, une carte : la route et ses escales, en deux formats.",
    warning: "Tracé indicatif, ne pas utiliser pour naviguer.",
    geojson: { label: "Route et escales", format: "GeoJSON, 21 ko", path: "/donnees/sillages.geojson" },
    gpx: { label: "Route et escales", format: "GPX, 30 ko", path: "/donnees/sillages.gpx" },
  },
} as const;
