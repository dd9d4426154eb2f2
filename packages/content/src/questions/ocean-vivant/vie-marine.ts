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
      consulted: "2026-11-20",
    },
  },
  {
    id: "recifs-coralliens",
    category: "Vie marine",
    question:
      "Les récifs coralliens occupent moins de 1 % des fonds marins. Quelle part des espèces marines abritent-ils, à peu près ?",
    options: ["Environ 2 %", "Environ 25 %", "Environ 10 %", "Environ 80 %"],
    correct: 1,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Les récifs font vivre au moins un quart des espèces marines, selon les Nations unies. Aucun autre milieu n’en réunit autant.",
    source: {
      name: "Programme des Nations unies pour l’environnement",
      url: "https://unep.org/topics/ocean-seas-and-coasts/blue-ecosystems/coral-reefs",
      consulted: "2026-11-20",
    },
  },
  {
    id: "corail-animal",
    category: "Vie marine",
    question: "Qu’est-ce qu’un corail ?",
    options: ["Un minéral", "Une plante", "Une algue", "Un animal"],
    correct: 3,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Un corail est le plus souvent une colonie de polypes, de petits animaux cousins des méduses et des anémones. Beaucoup bâtissent un squelette calcaire.",
    source: {
      name: "Institut océanographique de Monaco",
      url: "https://oceano.org/les-pages-thematiques/corail",
      consulted: "2026-11-20",
    },
  },
  {
    id: "baleine-bleue",
    category: "Vie marine",
    question: "Quel est le plus gros animal vivant aujourd’hui ?",
    options: ["La baleine bleue", "Le requin-baleine", "Le grand cachalot", "La baleine à bosse"],
    correct: 0,
    difficulty: "Facile",
    points: 10,
    explanation:
      "La baleine bleue, ou rorqual bleu, peut dépasser 30 m : 33 m pour la plus grande que l’on ait mesurée. Elle se nourrit surtout de krill, de petits crustacés.",
    source: {
      name: "Commission baleinière internationale",
      url: "https://wwhandbook.iwc.int/fr/species/blue-whale",
      consulted: "2026-11-20",
    },
  },
  {
    id: "hippocampe",
    category: "Vie marine",
    question: "Chez l’hippocampe, qui porte les œufs jusqu’à l’éclosion ?",
    options: [
      "La femelle, sur le dos",
      "Le mâle, dans une poche",
      "La femelle, dans une poche",
      "Le mâle, dans la bouche",
    ],
    correct: 1,
    difficulty: "Facile",
    points: 10,
    explanation:
      "La femelle dépose ses œufs dans la poche ventrale du mâle. Il les y garde jusqu’à la naissance des petits.",
    source: {
      name: "20 Minutes",
      url: "https://20minutes.fr/loisirs/3336067-20220823-hippocampe-papa-petits-soins",
      consulted: "2026-11-20",
    },
  },
  {
    id: "squelette-du-requin",
    category: "Vie marine",
    question: "De quoi est fait le squelette d’un requin ?",
    options: ["D’os très denses", "De corne dure", "De cartilage", "De chitine"],
    correct: 2,
    difficulty: "Facile",
    points: 10,
    explanation:
      "Les requins, comme les raies, n’ont pas d’os : leur squelette est en cartilage. On les range parmi les poissons cartilagineux.",
    source: {
      name: "Universalis Junior",
      url: "https://junior.universalis.fr/encyclopedie/chondrichthyens",
      consulted: "2026-11-20",
    },
  },
  {
    id: "sexe-des-tortues",
    category: "Vie marine",
    question: "Qu’est-ce qui détermine le sexe d’une tortue marine avant l’éclosion ?",
    options: ["La température du nid", "La durée de la ponte", "L’âge de la femelle", "La phase de la lune"],
    correct: 0,
    difficulty: "Moyen",
    points: 15,
    explanation:
      "Un nid chaud donne surtout des femelles, un nid frais surtout des mâles. Le réchauffement déséquilibre déjà certaines populations.",
    source: {
      name: "Te mana o te moana",
      url: "https://www.temanaotemoana.org/fr/le-saviez-vous-apprenez-en-plus-sur-ce-qui-definit-le-sexe-des-tortues/",
      consulted: "2026-11-20",
    },
  },
  {
    id: "bioluminescence",
    category: "Vie marine",
    question:
      "Selon une étude de 2017 au large de la Californie, quelle part des animaux observés en pleine eau sait produire de la lumière ?",
    options: ["Environ 6 %", "Environ 26 %", "Environ 46 %", "Environ 76 %"],
    correct: 3,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Dix-sept ans de films, de la surface à 3 900 m : 76 % des individus appartenaient à des groupes capables de bioluminescence.",
    source: {
      name: "Scientific Reports, 2017",
      url: "https://www.nature.com/articles/srep45750",
      consulted: "2026-11-20",
    },
  },
  {
    id: "requin-du-groenland",
    category: "Vie marine",
    question: "De quel vertébré connaît-on la plus grande longévité ?",
    options: [
      "La baleine boréale",
      "Le requin du Groenland",
      "La tortue des Galápagos",
      "Le sébaste à œil épineux",
    ],
    correct: 1,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "En 2016, une étude a daté au carbone 14 les yeux de vingt-huit femelles : la plus âgée avait entre 272 et 512 ans.",
    source: {
      name: "Franceinfo",
      url: "https://www.francetvinfo.fr/monde/environnement/biodiversite/video-ce-requin-pourrait-vivre-jusqu-a-512-ans_4854557.html",
      consulted: "2026-11-20",
    },
  },
  {
    id: "sources-hydrothermales",
    category: "Vie marine",
    question:
      "Au large de quel archipel a-t-on découvert, en 1977, les premières oasis de vie autour de sources hydrothermales ?",
    options: ["Les Mariannes", "Les Açores", "Les Galápagos", "Les Kerguelen"],
    correct: 2,
    difficulty: "Difficile",
    points: 20,
    explanation:
      "Sur la dorsale des Galápagos, vers 2 500 m de fond, le sous-marin Alvin a trouvé des animaux qui vivent sans soleil, grâce à des bactéries.",
    source: {
      name: "New Scientist",
      url: "https://www.newscientist.com/article/mg18725171-200-the-race-to-revisit-the-ocean-depths/",
      consulted: "2026-11-20",
    },
  },
];
