/** The two boats, and what is known of the class they come from. */
export const boats = {
  id: "bateaux",
  heading: "La rouge et la bleue",
  lines: ["La rouge", "et la bleue"],
  lead: "Deux voiliers de la classe IMOCA, restaurés pour une autre course. On les reconnaît de loin.",
  items: [
    {
      id: "rouge",
      name: "La rouge",
      text: "Coque vermillon, gennaker couleur de soleil. Elle porte les mesures : l’eau, le vivant, les sons de la mer.",
      facts: [
        { label: "Sa mission", value: "Mesurer" },
        { label: "À bord", value: "Des marins, des scientifiques, des ambassadeurs" },
      ],
    },
    {
      id: "bleue",
      name: "La bleue",
      text: "Coque couleur d’Iroise, gennaker vermillon. Elle porte les essais : l’énergie, les matériaux, la vie avec peu.",
      facts: [
        { label: "Sa mission", value: "Essayer" },
        { label: "À bord", value: "Des marins, des enseignants, des ambassadeurs" },
      ],
    },
  ],
  dimensions: {
    heading: "Les cotes de la classe",
    caption: "Les dimensions d’un IMOCA selon la jauge, règle commune à tous les bateaux de la classe",
    columns: { dimension: "Cote", value: "Mesure" },
    rows: [
      { label: "Longueur de coque", value: "18,28 m (60 pieds)" },
      { label: "Largeur", value: "5,85 m" },
      { label: "Tirant d’eau", value: "4,50 m" },
      { label: "Hauteur du mât au-dessus de l’eau", value: "29 m au plus" },
      { label: "Inclinaison de la quille", value: "38° au plus de chaque bord" },
    ],
    sources: [
      { label: "Classe IMOCA, la jauge", href: "https://imoca.org/fr/bateau-imoca" },
      {
        label: "Bateaux.com, anatomie d’un IMOCA",
        href: "https://www.bateaux.com/article/24257/anatomie-d-un-imoca-60",
      },
      {
        label: "Bateaux.com, fiche technique de l’IMOCA",
        href: "https://www.bateaux.com/article/35642/comment-la-quille-d-un-imoca-bascule-t-elle",
      },
      {
        label: "Vendée Globe, la quille pendulaire",
        href: "https://archives.vendeeglobe.org/fr/actualites-archives-2020/page/20?n=26879647",
      },
    ],
  },
  restored: {
    heading: "Pourquoi restaurer",
    text: "Dans la construction d’un IMOCA neuf, les moules comptent pour 44 % des émissions de gaz à effet de serre et la structure pour 32 %, selon douze analyses de cycle de vie de la classe. Un bateau restauré se passe de moules neufs et garde sa structure. Ce que notre chantier émet à son tour, nous le donnerons avec sa propre analyse, pas avant.",
    source: {
      label: "Bateaux.com, la règle de réduction d’impact de la classe IMOCA",
      href: "https://www.bateaux.com/article/45797/l-imoca-introduit-une-regle-de-reduction-d-impact-environnemental-sur-la-construction-des-voiliers",
    },
  },
} as const;
