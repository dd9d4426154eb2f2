import type { TeamMember } from "./team.schema.ts";

/** Those who sail most of the way. */
export const atSea: readonly TeamMember[] = [
  {
    id: 1,
    anchor: "maelle",
    name: "Maëlle Le Goff",
    role: "Directrice de l’expédition, skippeuse",
    category: "direction",
    speciality: "Course au large et droit de la mer",
    experience: { years: 15, words: "Quinze ans de course et de convoyages" },
    description:
      "Elle a couru au large avant de se demander à quoi servait d’arriver première. C’est elle qui dit « on y va », et parfois « on attend ».",
    longDescription:
      "Juriste de la mer devenue skippeuse, Maëlle a convoyé des bateaux sur toutes les côtes d’Europe. Devant deux IMOCA oubliés au fond d’un hangar, elle a réuni un chantier, des étudiants et des entreprises autour d’une idée simple : ces coques ont encore des milles à faire. Elle tient la route, le budget et la météo, et barre la rouge.",
    portrait: "portraits/maelle",
    achievements: [
      "Trois transatlantiques en équipage réduit",
      "Une thèse sur le droit de la haute mer",
      "Deux IMOCA rachetés avant la benne",
    ],
    skills: ["Conduite d’équipage", "Routage météo", "Droit de la mer", "Sécurité au large"],
    location: "Lorient",
    social: {
      linkedin: "https://linkedin.example/maelle-le-goff",
      instagram: "https://instagram.example/maelle-le-goff",
    },
    quote: "Un bateau ne va nulle part tant que personne n’a largué l’amarre.",
    icon: "pictograms/voile",
    tone: "lagoon",
  },
  {
    id: 4,
    anchor: "yann",
    name: "Yann Kervella",
    role: "Capitaine d’armement",
    category: "technique",
    speciality: "Restauration de coques composites",
    experience: { years: 30, words: "Trente ans de chantiers navals" },
    description:
      "Il a passé sa vie sous les coques des autres. Il écoute un bordé au maillet et sait, au bruit, s’il faut ouvrir.",
    longDescription:
      "Charpentier de formation, stratifieur par curiosité, Yann a préparé des bateaux de course avant de préparer ceux-ci. Au chantier, il décide de ce que l’on garde, de ce que l’on répare et de ce que l’on remplace. En mer, il navigue sur la bleue avec une caisse à outils que personne d’autre ne range.",
    portrait: "portraits/yann",
    achievements: [
      "Préparateur sur quatre tours du monde à la voile",
      "Maître d’apprentissage de deux générations de stratifieurs",
    ],
    skills: ["Matériaux composites", "Gréement", "Mécanique de quille", "Apprentissage", "Matelotage"],
    location: "Lorient",
    social: { linkedin: "https://linkedin.example/yann-kervella" },
    quote: "Avant d’acheter, on regarde ce qu’on a. On a souvent ce qu’il faut.",
    icon: "pictograms/noeud",
    tone: "dawn",
  },
  {
    id: 5,
    anchor: "ines",
    name: "Inès Benali",
    role: "Responsable scientifique",
    category: "scientifique",
    speciality: "Plancton et mesures en mer",
    experience: { years: 12, words: "Douze ans d’océanographie" },
    description:
      "Planctonologue, elle a dessiné un laboratoire entier là où l’on rangeait les voiles. Elle préfère une petite mesure sûre à un grand chiffre flou.",
    longDescription:
      "Après des campagnes en Manche et en Méditerranée, Inès a voulu un bateau qui passe souvent au même endroit plutôt qu’un navire qui passe une fois partout. Elle écrit les protocoles, forme les équipages et relit chaque chiffre avant qu’il ne quitte le bord. À l’escale, elle prête son microscope.",
    portrait: "portraits/ines",
    achievements: [
      "Le plan d’un laboratoire dans une soute à voiles",
      "Un protocole de prélèvement qui tient sur une page",
    ],
    skills: ["Océanographie", "Plancton", "Protocoles de mesure", "Traitement de données", "Vulgarisation"],
    location: "Brest",
    social: {
      linkedin: "https://linkedin.example/ines-benali",
      twitter: "https://twitter.example/ines-benali",
    },
    quote: "La mer ne répond qu’aux questions bien posées.",
    icon: "pictograms/sonde",
    tone: "sun",
  },
  {
    id: 8,
    anchor: "lucia",
    name: "Lucía Ortega",
    role: "Directrice adjointe, escales d’Amérique latine",
    category: "direction",
    speciality: "Logistique d’escale et coopération",
    experience: { years: 11, words: "Onze ans de ports et de coopération" },
    description:
      "Elle connaît les capitaineries par leur prénom. D’un bord à l’autre de l’Atlantique, c’est elle qui trouve la place à quai.",
    longDescription:
      "Née au bord de la mer des Caraïbes, formée à Nantes, Lucía a organisé des escales pour des navires-écoles avant de rejoindre l’expédition. Elle prépare l’accueil dans les douze pays d’Amérique latine : formalités, quais, écoles, pêcheurs, laboratoires. Elle embarque de l’autre côté de l’Atlantique et traduit, au sens propre comme au figuré.",
    portrait: "portraits/lucia",
    skills: ["Logistique portuaire", "Espagnol et portugais", "Coopération internationale", "Négociation"],
    location: "Carthagène des Indes",
    social: {
      linkedin: "https://linkedin.example/lucia-ortega",
      instagram: "https://instagram.example/lucia-ortega",
    },
    quote: "Une bonne escale commence par écouter le port.",
    icon: "pictograms/ancre",
    tone: "vermilion",
  },
];
