/** The two boats, and what is known of the class they come from. */
export const boats = {
  id: "bateaux",
  items: [
    {
      id: "rouge",
      name: "La rouge",
      drawing: "scenes/aube",
      tone: "vermilion",
      facts: [
        { label: "Longueur", value: "18,28 m" },
        { label: "Couleurs", value: "Coque vermillon, gennaker soleil" },
        { label: "Mission", value: "Mesurer : l’eau, le vivant, les sons de la mer" },
        { label: "À bord", value: "Des marins, des scientifiques, des ambassadeurs" },
      ],
    },
    {
      id: "bleue",
      name: "La bleue",
      drawing: "scenes/bleue",
      tone: "sea",
      facts: [
        { label: "Longueur", value: "18,28 m" },
        { label: "Couleurs", value: "Coque d’Iroise, gennaker vermillon" },
        { label: "Mission", value: "Essayer : l’énergie, les matériaux, la vie avec peu" },
        { label: "À bord", value: "Des marins, des enseignants, des ambassadeurs" },
      ],
    },
  ],
  plan: {
    id: "plan",
    heading: "Un IMOCA, cote par cote",
    lines: ["Un IMOCA,", "cote par cote"],
    lead: "Nos deux bateaux viennent de la même classe : une seule jauge, la règle commune, fixe leurs dimensions. Le dessin est à l’échelle, et la liste dit tout ce qu’il montre.",
    marks: {
      length: {
        label: "Longueur de coque",
        value: "18,28 m",
        note: "Soixante pieds. Avec le bout-dehors, 20,12 m au plus.",
      },
      beam: { label: "Largeur", value: "5,85 m", note: "La plus grande, en travers du pont." },
      mast: {
        label: "Tirant d’air",
        value: "29 m",
        note: "Du niveau de l’eau à la tête de mât, au plus.",
      },
      draught: {
        label: "Tirant d’eau",
        value: "4,50 m",
        note: "Du niveau de l’eau au bas de la quille, au plus.",
      },
      keel: {
        label: "Quille pendulaire",
        value: "38 degrés",
        note: "De chaque bord, au plus : elle bascule au vent pour tenir le bateau droit.",
      },
      sails: { label: "Voiles à bord", value: "8", note: "Au plus, tourmentin compris." },
      foils: {
        label: "Foils",
        value: "2",
        note: "Au plus. Apparus dans la classe en 2015, ils soulèvent la coque.",
      },
    },
    sources: {
      label: "D’où viennent ces chiffres",
      links: [
        { label: "Classe IMOCA, la jauge", href: "https://imoca.org/fr/bateau-imoca" },
        {
          label: "Bateaux.com, les grandes caractéristiques d’un IMOCA",
          href: "https://www.bateaux.com/article/39078/decryptage-d-un-imoca-les-grandes-caracteristiques-de-conception",
        },
        {
          label: "Bateaux.com, anatomie d’un IMOCA",
          href: "https://www.bateaux.com/article/24257/anatomie-d-un-imoca-60",
        },
        {
          label: "Bateaux.com, fiche technique de l’IMOCA",
          href: "https://www.bateaux.com/article/35642/comment-la-quille-d-un-imoca-bascule-t-elle",
        },
        {
          label: "Vendée Globe, les voiles embarquées",
          href: "https://www.vendeeglobe.org/article/quelles-sont-les-voiles-embarquees-sur-un-vendee-globe",
        },
      ],
    },
  },
  restored: {
    id: "restaurer",
    heading: "Pourquoi restaurer",
    lines: ["Pourquoi", "restaurer"],
    text: "Dans la construction d’un IMOCA neuf, les moules et la structure font l’essentiel des émissions de gaz à effet de serre, selon douze analyses de cycle de vie de la classe. Un bateau restauré se passe de moules neufs et garde sa structure.",
    promise: "Ce que notre chantier émet à son tour, nous le donnerons avec sa propre analyse, pas avant.",
    figuresLabel: "La part de chacun dans les émissions d’un bateau neuf",
    figures: [
      { value: "44 %", label: "pour les moules" },
      { value: "32 %", label: "pour la structure" },
    ],
    source: {
      label: "Bateaux.com, la règle de réduction d’impact de la classe IMOCA",
      href: "https://www.bateaux.com/article/45797/l-imoca-introduit-une-regle-de-reduction-d-impact-environnemental-sur-la-construction-des-voiliers",
    },
  },
} as const;
