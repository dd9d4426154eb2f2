import type { Question } from "../question.schema.ts";

export const energiesMarines: readonly Question[] = [
  {
    id: "usine-de-la-rance",
    category: "Énergies marines",
    question: "Dans quel estuaire français une usine tire-t-elle de l’électricité de la marée depuis 1966 ?",
    options: ["La Gironde", "La Loire", "La Seine", "La Rance"],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Entre Saint-Malo et Dinard, l’usine marémotrice de la Rance atteint 240 MW. Elle est restée la plus puissante du monde jusqu’en 2011.",
    source: {
      name: "Encyclopædia Universalis",
      url: "https://universalis.fr/encyclopedie/usine-maremotrice-de-la-rance",
      consulted: "2026-11-20",
    },
  },
  {
    id: "hydrolienne",
    category: "Énergies marines",
    question: "Qu’est-ce qu’une hydrolienne transforme en électricité ?",
    options: [
      "La hauteur des vagues",
      "La force des courants",
      "La chaleur de surface",
      "Le sel de l’eau de mer",
    ],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation:
      "C’est une turbine immergée que font tourner les courants, de marée surtout. Leur rythme se prévoit longtemps à l’avance.",
    source: {
      name: "EDF",
      url: "https://edf.fr/groupe-edf/produire-une-energie-respectueuse-du-climat/accelerer-le-developpement-des-energies-renouvelables/la-mer-une-energie-renouvelable-et-disponible/energie-hydrolienne/lhydrolien-une-energie-marine-renouvelable",
      consulted: "2026-11-20",
    },
  },
  {
    id: "energie-thermique-des-mers",
    category: "Énergies marines",
    question: "Quel écart met à profit l’énergie thermique des mers ?",
    options: [
      "Entre l’eau douce et l’eau salée",
      "Entre la pleine et la basse mer",
      "Entre l’eau profonde et la surface",
      "Entre la crête et le creux de vague",
    ],
    correct: 2,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "L’eau chaude de la surface et l’eau froide des profondeurs font tourner une machine thermique. Il faut une vingtaine de degrés d’écart, comme sous les tropiques.",
    source: {
      name: "Glossaire Eau et biodiversité, d’après l’Ifremer",
      url: "https://glossaire.eauetbiodiversite.fr/concept/energie-thermique-des-mers",
      consulted: "2026-11-20",
    },
  },
  {
    id: "premier-parc-eolien-en-mer",
    category: "Énergies marines",
    question:
      "Au large de quel pays le premier parc éolien en mer du monde a-t-il été mis en service, en 1991 ?",
    options: ["Le Danemark", "La Norvège", "Les Pays-Bas", "L’Allemagne"],
    correct: 0,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Le parc de Vindeby comptait onze éoliennes, pour 5 MW en tout. Il a servi vingt-cinq ans, puis a été démonté.",
    source: {
      name: "Ørsted",
      url: "https://orsted.com/insights/white-papers/making-green-energy-affordable/1991-to-2001-the-first-offshore-wind-farms",
      consulted: "2026-11-20",
    },
  },
  {
    id: "rotor-flettner",
    category: "Énergies marines",
    question: "Quel effet physique fait avancer un navire à rotors Flettner ?",
    options: ["L’effet Doppler", "L’effet Venturi", "L’effet Joule", "L’effet Magnus"],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Un cylindre que l’on fait tourner dans le vent crée une force perpendiculaire à ce vent. L’invention date des années 1920.",
    source: {
      name: "Wärtsilä, encyclopédie maritime",
      url: "https://www.wartsila.com/encyclopedia/term/flettner-rotor",
      consulted: "2026-11-20",
    },
  },
  {
    id: "cargo-canopee",
    category: "Énergies marines",
    question: "Pour quel chargement le cargo à voiles Canopée a-t-il été construit ?",
    options: [
      "Des éléments de fusées",
      "Des voitures neuves",
      "Des pales d’éoliennes",
      "Des bananes en vrac",
    ],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Il porte d’Europe au Centre spatial guyanais les éléments d’Ariane 6. Ses quatre ailes verticales soulagent ses moteurs.",
    source: {
      name: "Ciel & espace",
      url: "https://cieletespace.fr/actualites/la-premiere-ariane-6-a-pris-la-mer-en-direction-de-la-guyane",
      consulted: "2026-11-20",
    },
  },
];
