import type { Question } from "../question.schema.ts";

export const courseAuLarge: readonly Question[] = [
  {
    id: "record-du-vendee-globe",
    category: "Course au large",
    question: "En combien de temps Charlie Dalin a-t-il gagné le Vendée Globe 2024–2025 ?",
    options: ["Environ 45 jours", "Environ 55 jours", "Environ 65 jours", "Environ 75 jours"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "64 jours, 19 heures, 22 minutes et 49 secondes. Il a battu de plus de neuf jours le record d’Armel Le Cléac’h, qui tenait depuis 2017.",
    source: {
      name: "Sailweb",
      url: "https://www.sailweb.co.uk/2025/01/14/charlie-dalin-wins-the-2024-vendee-globe-race/",
    },
  },
  {
    id: "trois-caps",
    category: "Course au large",
    question: "Lequel de ces caps n’est pas l’un des trois grands caps du Vendée Globe ?",
    options: ["Le cap Horn", "Le cap Nord", "Le cap Leeuwin", "Le cap de Bonne-Espérance"],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Le tour du monde passe au sud de Bonne-Espérance, de Leeuwin et du Horn. Le cap Nord est en Norvège, à l’opposé.",
    source: {
      name: "Alan Roura, navigateur",
      url: "https://alanroura.com/fr/blog/vendee-globe-trois-caps-trois-paliers-a-ne-pas-rater",
    },
  },
];
