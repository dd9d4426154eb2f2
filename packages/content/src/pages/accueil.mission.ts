/** The section `#presentation` of the home page. */
export const mission = {
  id: "presentation",
  heading: "Sous la ligne de flottaison",
  lines: ["Sous la ligne", "de flottaison"],
  lead: "Une entreprise, comme une coque, se juge aussi à ce qu’on ne voit pas.",
  text: "Notre mission : donner à votre engagement un terrain, des mesures et un récit. On mesure en mer, on raconte à terre.",
  carousel: {
    label: "La vie de l’expédition",
    intervalMs: 4000,
    slides: [
      {
        id: "grain",
        drawing: "scenes/grain",
        title: "Le grain",
        text: "Sous voilure réduite, un IMOCA franchit la lame. On apprend à faire avec la mer, pas contre elle.",
      },
      {
        id: "biodiversite",
        drawing: "scenes/biodiversite",
        title: "La vie sous la surface",
        text: "Laminaires, posidonie, raies et bancs de poissons : ce que l’on vient voir de près, sans y toucher.",
      },
      {
        id: "vie-a-bord",
        drawing: "scenes/vie-a-bord",
        title: "La vie à bord",
        text: "L’un barre, l’autre dort, une troisième a l’œil au microscope. Les quarts se relaient jour et nuit.",
      },
      {
        id: "rencontres",
        drawing: "scenes/rencontres",
        title: "Les rencontres",
        text: "D’un plat-bord à l’autre, équipiers et pêcheurs échangent ce qu’ils savent de la mer.",
      },
    ],
  },
  story: {
    heading: "L’histoire",
    open: "Découvrir l’aventure",
    close: "Réduire",
    paragraphs: [
      "Tout commence sur un quai breton, devant deux IMOCA que la course a laissés derrière elle. Trop anciens pour gagner, trop bien construits pour finir à la benne. Un chantier ouvre son hangar, des étudiants demandent à monter à bord, et la question change : qu’est-ce que ces bateaux peuvent encore apprendre à la terre ?",
      "La réponse tient en deux coques. On les restaure plutôt que d’en construire de neuves, puis on en fait des laboratoires flottants de l’économie bleue : on y mesure, on y essaie, on y compare. À chaque escale, on ouvre le pont et on raconte ce que l’on a trouvé, réussites et ratés compris.",
      "Votre entreprise y prend sa part. Un nom sur la voile, des équipes qui suivent la route, des étudiants qui viennent dans vos murs : votre plan RSE quitte le rapport annuel et va prendre l’air.",
    ],
  },
  figures: {
    heading: "Le projet en quelques repères",
    boats: { label: "bateaux restaurés", path: "/qui-sommes-nous" },
    students: { label: "étudiants ambassadeurs", path: "/equipe" },
    months: { label: "mois d’expédition", path: "/#projet" },
    distance: { label: "de traversée", path: "/#expedition-transatlantique" },
  },
  tabs: {
    label: "Nos métiers",
    items: [
      {
        id: "innovation",
        title: "Innovation",
        heading: "Essayer en mer ce qui servira à terre.",
        text: "Matériaux, capteurs, énergie du bord : un bateau est un petit monde clos où rien ne se gaspille longtemps. On y embarque des solutions, on les use, on dit ce qui tient.",
        drawing: "scenes/innovation",
        chips: ["Laboratoire flottant", "Économie bleue", "Essais en conditions réelles"],
      },
      {
        id: "transmission",
        title: "Transmission",
        heading: "Ouvrir le pont, passer la barre.",
        text: "Les étudiants ambassadeurs accueillent les classes, les salariés et les curieux à chaque escale. Ils expliquent avec les mains, et repartent avec des questions.",
        drawing: "scenes/transmission",
        chips: ["Étudiants ambassadeurs", "Escales ouvertes", "Ateliers"],
      },
      {
        id: "solutions",
        title: "Solutions",
        heading: "Relier ceux qui cherchent et ceux qui trouvent.",
        text: "D’un port à l’autre, l’expédition rencontre celles et ceux qui ont déjà une réponse : énergie marine, déchets, pêche, bâtiment. Vos équipes y puisent de quoi agir chez elles.",
        drawing: "scenes/solutions",
        chips: ["Énergies marines", "Rencontres d’escale", "Objectifs de développement durable"],
      },
    ],
  },
} as const;
