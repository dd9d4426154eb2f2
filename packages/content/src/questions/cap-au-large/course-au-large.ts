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
      consulted: "2026-11-20",
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
  {
    id: "regles-du-vendee-globe",
    category: "Course au large",
    question: "Comment court-on le Vendée Globe ?",
    options: [
      "À deux, avec une escale en Australie",
      "Seul, sans escale et sans assistance",
      "En équipage, de port en port",
      "Seul, avec des escales dans trois ports",
    ],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Les solitaires font le tour du monde par les trois grands caps. Juste après le départ, ils peuvent encore revenir réparer au port ; ensuite, chacun se débrouille seul.",
    source: {
      name: "Bateaux.com",
      url: "https://www.bateaux.com/article/24257/anatomie-d-un-imoca-60",
      consulted: "2026-11-20",
    },
  },
  {
    id: "arrivee-de-la-route-du-rhum",
    category: "Course au large",
    question: "Partie de Saint-Malo, où arrive la Route du Rhum ?",
    options: [
      "À Fort-de-France, en Martinique",
      "À Gustavia, à Saint-Barthélemy",
      "À Bridgetown, à la Barbade",
      "À Pointe-à-Pitre, en Guadeloupe",
    ],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Depuis 1978, la course traverse l’Atlantique en solitaire, tous les quatre ans, de la Bretagne à la Guadeloupe.",
    source: {
      name: "Route du Rhum",
      url: "https://routedurhum.com/fr/page/les-villages",
      consulted: "2026-11-20",
    },
  },
  {
    id: "double-vainqueur-du-vendee-globe",
    category: "Course au large",
    question: "Qui a été le premier à gagner deux fois le Vendée Globe ?",
    options: ["Michel Desjoyeaux", "Armel Le Cléac’h", "Titouan Lamazou", "François Gabart"],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Il l’a gagné en 2001, puis en 2009. Cette fois-là, rentré aux Sables-d’Olonne pour une avarie électrique, il était reparti avec quarante heures de retard.",
    source: {
      name: "Radio télévision suisse",
      url: "https://rts.ch/sport/voile/1221981-michel-desjoyeaux-remporte-le-vendee-globe.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "ligne-du-trophee-jules-verne",
    category: "Course au large",
    question: "Où court la ligne de départ du Trophée Jules Verne ?",
    options: [
      "De Belle-Île au cap Finisterre",
      "De Saint-Malo à Jersey",
      "D’Ouessant au cap Lizard",
      "Des îles Scilly au cap Clear",
    ],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Elle joint le phare du Créac’h, sur Ouessant, à celui du cap Lizard, en Angleterre. On la recoupe en sens inverse après le tour du monde par les trois caps.",
    source: {
      name: "Trophée Jules Verne, règlement",
      url: "https://tropheejulesverne.org/fr/reglement",
      consulted: "2026-11-20",
    },
  },
];
