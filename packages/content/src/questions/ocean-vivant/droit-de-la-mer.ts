import type { Question } from "../question.schema.ts";

export const droitDeLaMer: readonly Question[] = [
  {
    id: "zone-economique-exclusive",
    category: "Droit de la mer",
    question: "Jusqu’à quelle distance de ses côtes un État peut-il étendre sa zone économique exclusive ?",
    options: ["12 milles", "200 milles", "500 milles", "1 000 milles"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "La convention de Montego Bay fixe la limite à 200 milles marins, soit environ 370 km. Les 12 milles sont ceux de la mer territoriale.",
    source: {
      name: "Convention des Nations unies sur le droit de la mer, article 57",
      url: "https://www.un.org/depts/los/convention_agreements/texts/unclos/unclos_f.pdf",
    },
  },
  {
    id: "traite-de-la-haute-mer",
    category: "Droit de la mer",
    question: "Quand le traité sur la haute mer, dit BBNJ, est-il entré en vigueur ?",
    options: ["Le 17 janvier 2026", "Le 19 juin 2023", "Le 10 décembre 1982", "Le 16 novembre 1994"],
    correct: 0,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Adopté le 19 juin 2023, le traité a atteint soixante ratifications le 19 septembre 2025. Il est entré en vigueur cent vingt jours plus tard.",
    source: {
      name: "Figaro Nautisme",
      url: "https://figaronautisme.meteoconsult.fr/actus-nautisme-flash/2026-01-07/84542-un-traite-historique-pour-proteger-la-haute-mer-entre-en-vigueur-en-2026",
      consulted: "2026-11-20",
    },
  },
  {
    id: "moratoire-sur-la-chasse-a-la-baleine",
    category: "Droit de la mer",
    question: "Que suspend un moratoire international en vigueur depuis 1986 ?",
    options: [
      "La pêche industrielle au thon",
      "Le forage pétrolier en grand fond",
      "L’extraction du sable sous-marin",
      "La chasse commerciale à la baleine",
    ],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "La Commission baleinière internationale a voté cette pause en 1982, avec effet en 1986. Quelques pays chassent encore, par objection ou hors de la Commission.",
    source: {
      name: "Futura",
      url: "https://www.futura-sciences.com/planete/actualites/zoologie-bref-repit-baleines-12087/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "trente-pour-cent-en-2030",
    category: "Droit de la mer",
    question: "Quelle part des mers l’accord de Kunming-Montréal vise-t-il à protéger d’ici à 2030 ?",
    options: ["Au moins 30 %", "Au moins 10 %", "Au moins 50 %", "Au moins 75 %"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Adopté en décembre 2022, l’accord vise à conserver au moins 30 % des terres et des eaux intérieures, et au moins 30 % des zones côtières et marines.",
    source: {
      name: "Sénat, rapport d’information n° 357, annexe 2",
      url: "https://www.senat.fr/rap/r22-357/r22-35711.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "loi-du-pavillon",
    category: "Droit de la mer",
    question: "En haute mer, de la juridiction de quel État un navire relève-t-il, en principe ?",
    options: ["L’État de l’armateur", "L’État le plus proche", "L’État du pavillon", "L’État du capitaine"],
    correct: 2,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Un navire navigue sous le pavillon d’un seul État, dont il relève exclusivement en haute mer, sauf exceptions prévues par les traités.",
    source: {
      name: "Convention des Nations unies sur le droit de la mer, article 92",
      url: "https://www.un.org/depts/los/convention_agreements/texts/unclos/unclos_f.pdf",
    },
  },
  {
    id: "tribunal-du-droit-de-la-mer",
    category: "Droit de la mer",
    question: "Dans quelle ville siège le Tribunal international du droit de la mer ?",
    options: ["Rotterdam", "Hambourg", "Londres", "La Haye"],
    correct: 1,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Le Tribunal siège à Hambourg, en Allemagne. La Haye abrite la Cour internationale de Justice, et Londres l’Organisation maritime internationale.",
    source: {
      name: "Tribunal international du droit de la mer",
      url: "https://itlos.org/fr/main/informations-generales/siege-du-tribunal",
      consulted: "2026-11-20",
    },
  },
  {
    id: "patrimoine-commun",
    category: "Droit de la mer",
    question:
      "Selon la convention de Montego Bay, que sont les grands fonds au-delà des juridictions nationales ?",
    options: [
      "Un territoire sans maître ni loi",
      "Un espace de souveraineté mixte",
      "Le domaine des Nations unies",
      "Le patrimoine commun de l’humanité",
    ],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "La convention les nomme « la Zone ». L’Autorité internationale des fonds marins y encadre l’exploration et l’exploitation minières.",
    source: {
      name: "Tribunal international du droit de la mer",
      url: "https://itlos.org/fr/main/le-tribunal/translate-to-french-the-tribunal/cnudm/",
      consulted: "2026-11-20",
    },
  },
];
