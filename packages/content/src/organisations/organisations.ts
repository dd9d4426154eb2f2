import type { Organisation } from "./organisations.schema.ts";

/** The organisations that take part in the expedition, one for each role. */
export const organisations: readonly Organisation[] = [
  {
    id: "nerosonde",
    role: "marine-technology",
    roleLabel: "Partenaire technologie marine",
    name: "Nérosonde",
    category: "Technologie marine",
    description:
      "Nérosonde fabrique des sondes et des capteurs pour la haute mer. Elle équipe les deux bateaux, étalonne les instruments et apprend aux équipages à s’en servir, même quand ça tape.",
    logo: "nerosonde",
    drawing: "scenes/innovation",
    url: "https://www.nerosonde.example",
    features: [
      "Sondes et capteurs pour les deux bateaux",
      "Étalonnage avant chaque départ",
      "Formation des équipages à la mesure",
    ],
  },
  {
    id: "noctiluques",
    role: "biodiversity",
    roleLabel: "Partenaire biodiversité",
    name: "Les Noctiluques",
    category: "Éducation à la biodiversité",
    description:
      "L’association doit son nom à la noctiluque, ce plancton qui s’allume dans les sillages. Elle apprend à regarder la mer à ceux qui y vivent, et anime avec les ambassadeurs les ateliers d’escale.",
    logo: "noctiluques",
    drawing: "scenes/biodiversite",
    url: "https://www.noctiluques.example",
    features: [
      "Ateliers d’escale pour les classes et les familles",
      "Formation des étudiants ambassadeurs",
      "Fiches d’observation du vivant",
    ],
  },
  {
    id: "kilovague",
    role: "energy",
    roleLabel: "Partenaire officiel énergie",
    name: "Kilovague",
    category: "Énergie",
    description:
      "Hydrogénérateurs dans le sillage, panneaux sur le pont, batteries dans les fonds : Kilovague équipe les deux bords et apprend à l’équipage à compter chaque watt avant de le dépenser.",
    logo: "kilovague",
    drawing: "scenes/energie",
    url: "https://www.kilovague.example",
    features: [
      "Hydrogénérateurs et panneaux solaires",
      "Stockage et suivi de l’énergie du bord",
      "Premier nom sur les voiles",
    ],
  },
  {
    id: "penonautes",
    role: "virtual-regatta",
    roleLabel: "Partenaire régate virtuelle",
    name: "Penonautes",
    category: "Régate virtuelle",
    description:
      "Même départ, même vent, même route : Penonautes met l’expédition dans votre poche. On règle ses voiles depuis le canapé et l’on comprend pourquoi un bateau ne va jamais droit au but.",
    logo: "penonautes",
    drawing: "scenes/regate-virtuelle",
    url: "https://www.penonautes.example",
    features: [
      "Une régate sur la route des deux bateaux",
      "Des prévisions de vent à lire et à jouer",
      "Une flotte ouverte aux classes et aux entreprises",
    ],
  },
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
