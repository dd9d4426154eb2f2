/** The goals of sustainable development that the expedition works for; names as the United Nations write them. */
export const goals = {
  id: "odd",
  heading: "Dix objectifs sur le tableau.",
  lines: ["Dix objectifs", "sur le tableau."],
  lead: "Les Nations unies ont fixé dix-sept objectifs de développement durable (ODD). Voici ceux auxquels l’expédition rattache ses actions. Où nous en sommes, nous le dirons quand nous l’aurons mesuré.",
  items: [
    {
      goal: 4,
      name: "Éducation de qualité",
      text: "Des escales ouvertes aux classes, des étudiants qui transmettent.",
    },
    {
      goal: 9,
      name: "Industrie, innovation et infrastructure",
      text: "Essayer en mer des solutions utiles à terre.",
    },
    {
      goal: 12,
      name: "Consommation et production responsables",
      text: "Restaurer des bateaux plutôt qu’en construire.",
    },
    {
      goal: 13,
      name: "Mesures relatives à la lutte contre les changements climatiques",
      text: "Mesurer, expliquer, donner envie d’agir.",
    },
    { goal: 14, name: "Vie aquatique", text: "Observer la mer et faire connaître ce qui la menace." },
  ],
  others: {
    label: "Voir les cinq autres",
    openLabel: "Réduire",
    items: [
      { goal: 5, name: "Égalité entre les sexes", text: "Des équipages mixtes, à terre comme en mer." },
      {
        goal: 7,
        name: "Énergie propre et d’un coût abordable",
        text: "Compter l’énergie du bord, essayer d’en produire.",
      },
      {
        goal: 8,
        name: "Travail décent et croissance économique",
        text: "Montrer les métiers de l’économie bleue.",
      },
      { goal: 11, name: "Villes et communautés durables", text: "Apprendre des ports qui nous accueillent." },
      {
        goal: 17,
        name: "Partenariats pour la réalisation des objectifs",
        text: "Réunir entreprises, écoles et associations.",
      },
    ],
  },
  source: {
    label: "Les objectifs, sur le site des Nations unies",
    href: "https://www.un.org/sustainabledevelopment/fr/objectifs-de-developpement-durable/",
  },
} as const;
