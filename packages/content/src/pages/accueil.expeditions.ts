import { number } from "../format/numbers.ts";
import { noun } from "../format/numbers.ts";

/** The section `#projet` of the home page. */
export const expeditions = {
  id: "projet",
  heading: "Roadmap Planisphère",
  lines: ["Roadmap", "Planisphère"],
  lead: "Un chantier, un appel à projets, puis la mer. Suivez les étapes, de la Bretagne à l’Amérique latine.",
  stages: {
    label: "Étapes de l’expédition",
    dates: "Dates",
    location: "Lieu",
    keyPoints: "Points clés",
    details: "Au programme",
  },
  counters: {
    heading: "La route en chiffres",
    stages: (count: number) => noun(count, "étape clé", "étapes clés"),
    stopovers: (count: number) => noun(count, "escale européenne", "escales européennes"),
    countries: "pays d’Amérique latine",
    months: "mois",
  },
  map: {
    label: "Planisphère : les routes prévues au départ de la Bretagne",
    caption: "Tracé indicatif, ne pas utiliser pour naviguer.",
    legend: {
      start: "Port de départ",
      port: "Escale prévue",
      europe: "Tours d’Europe",
      atlantic: "Expédition Transatlantique",
    },
    zoom: { europe: "Voir l’Europe", world: "Voir le monde" },
    source: "Fond de carte : Natural Earth, domaine public.",
    distance: {
      heading: (announced: number) => `Ce que comptent les ${number(announced)} km`,
      text: (announced: number, drawn: number) =>
        `Les ${number(announced)} km annoncés mènent de Lorient à l’équateur. Le tracé entier, aller, escales d’Amérique latine et retour, mesure environ ${number(drawn)} km sur cette carte.`,
    },
  },
  ports: {
    heading: "La liste des escales",
    open: "Voir la liste des escales",
    close: "Replier la liste des escales",
    caption: "Escales prévues, dans l’ordre de la route",
    columns: { order: "Rang", port: "Port", country: "Pays", route: "Route", month: "Mois" },
    note: "L’ordre des escales suit le vent, l’état de la mer et l’accueil des ports : il peut changer.",
  },
} as const;
