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
    },
  },
];
