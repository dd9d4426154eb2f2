import type { Question } from "../question.schema.ts";

export const vieMarine: readonly Question[] = [
  {
    id: "posidonie",
    category: "Vie marine",
    question: "Qu’est-ce que la posidonie, dont les herbiers tapissent des fonds de la Méditerranée ?",
    options: ["Une algue brune", "Un corail mou", "Une plante à fleurs", "Une éponge de mer"],
    correct: 2,
    difficulty: "Facile",
    points: 10,
    explanation:
      "La posidonie n’est pas une algue : elle a des racines, des feuilles, des fleurs et des fruits. L’espèce Posidonia oceanica ne vit qu’en Méditerranée.",
    source: {
      name: "Aire marine protégée de Tavolara",
      url: "https://www.amptavolara.com/fr/natura/habitat-marini-costieri/posidonia",
    },
  },
  {
    id: "recifs-coralliens",
    category: "Vie marine",
    question:
      "Les récifs coralliens occupent moins de 1 % des fonds marins. Quelle part des espèces marines abritent-ils ?",
    options: ["Environ 2 %", "Plus de 25 %", "Environ 10 %", "Plus de 80 %"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Plus d’un quart des espèces marines connues passent au moins une partie de leur vie dans un récif, pour s’y nourrir, s’y reproduire ou s’y abriter.",
    source: { name: "Coral Guardian", url: "https://www.coralguardian.org/green-friday-adoptez-un-corail/" },
  },
];
