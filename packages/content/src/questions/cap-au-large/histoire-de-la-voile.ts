import type { Question } from "../question.schema.ts";

export const histoireDeLaVoile: readonly Question[] = [
  {
    id: "premier-tour-du-monde",
    category: "Navigation",
    question:
      "Magellan mort en route, qui ramena en Espagne, en 1522, le premier navire à avoir fait le tour du monde ?",
    options: ["Vasco Núñez de Balboa", "Juan Sebastián Elcano", "Antonio Pigafetta", "Hernán Cortés"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Des cinq navires partis en 1519, un seul boucla le tour, la Victoria, avec dix-huit rescapés. Magellan était mort aux Philippines.",
    source: {
      name: "Espagne fascinante",
      url: "https://espagnefascinante.fr/legende-despagne/espagne/carte-du-premier-tour-du-monde-voyage-magellan-elcano",
      consulted: "2026-11-20",
    },
  },
  {
    id: "voilier-de-joshua-slocum",
    category: "Navigation",
    question:
      "Comment s’appelait le voilier de Joshua Slocum, premier à faire seul le tour du monde à la voile, de 1895 à 1898 ?",
    options: ["Suhaili", "Firecrest", "Spray", "Joshua"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Slocum avait reconstruit le Spray de ses mains. Parti de Boston en avril 1895, il boucla son tour du monde en juin 1898.",
    source: {
      name: "Bateaux.com",
      url: "https://www.bateaux.com/article/29934/joshua-slocum-premier-tour-monde-solitaire",
      consulted: "2026-11-20",
    },
  },
  {
    id: "montre-de-longitude",
    category: "Navigation",
    question: "Au XVIIIe siècle, qui construisit la montre H4, faite pour trouver la longitude en mer ?",
    options: ["Edmond Halley", "George Graham", "Nevil Maskelyne", "John Harrison"],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Achevée en 1759, elle gardait l’heure du port de départ. Comparée à l’heure du bord, elle donnait la longitude : une heure d’écart vaut 15°.",
    source: {
      name: "Institution of Engineering and Technology (IET)",
      url: "https://eandt.theiet.org/content/articles/2013/07/classic-projects-h4-chronometer/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "premier-tour-sans-escale",
    category: "Course au large",
    question: "En 1969, qui acheva le premier tour du monde à la voile en solitaire et sans escale ?",
    options: ["Robin Knox-Johnston", "Bernard Moitessier", "Francis Chichester", "Donald Crowhurst"],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Parti de Falmouth en juin 1968 sur Suhaili, un bateau de près de dix mètres, il y revint le 22 avril 1969, après 312 jours de mer.",
    source: {
      name: "France 3 Pays de la Loire",
      url: "https://france3-regions.francetvinfo.fr/pays-de-la-loire/vendee/golden-globe-race-sir-robin-portrait-legende-1494399.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "premiere-whitbread",
    category: "Course au large",
    question:
      "De quel pays venait Ramón Carlín, vainqueur en 1974 de la première Whitbread, tour du monde en équipage ?",
    options: ["De l’Argentine", "Du Mexique", "Du Brésil", "Du Chili"],
    correct: 1,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Avec sa famille, des amis et quelques professionnels, il mena autour du monde Sayula II, un voilier de série. La course se nomme aujourd’hui The Ocean Race.",
    source: {
      name: "Sailing (Afrique du Sud)",
      url: "https://sailing.co.za/celebrating-forty-years-whitbread-race-winner-recalls-the-past/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "premiere-gagnante-de-la-route-du-rhum",
    category: "Course au large",
    question: "Quelle navigatrice a gagné la Route du Rhum en 1990 ?",
    options: ["Isabelle Autissier", "Catherine Chabaud", "Ellen MacArthur", "Florence Arthaud"],
    correct: 3,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Arrivée à Pointe-à-Pitre le 18 novembre 1990, elle fut la première femme à gagner cette transatlantique en solitaire, qu’elle courait depuis 1978.",
    source: {
      name: "INA",
      url: "https://www.ina.fr/ina-eclaire-actu/florence-arthaud-route-du-rhum-course-a-la-voile-navigation-skipper",
      consulted: "2026-11-20",
    },
  },
];
