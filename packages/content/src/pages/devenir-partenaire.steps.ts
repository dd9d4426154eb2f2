/** From the first call to the first visit. */
export const steps = {
  id: "etapes",
  heading: "Comment embarquer",
  items: [
    {
      title: "On se parle.",
      text: "Trente minutes, au téléphone ou à quai : votre plan RSE, vos équipes, vos limites.",
    },
    {
      title: "Vous choisissez.",
      text: "Un espace, une escale ou les deux. Vous recevez une proposition chiffrée sous cinq jours ouvrés.",
    },
    {
      title: "On signe.",
      text: "Une convention de deux pages : la durée, les contreparties, le prix, ce que nous mesurerons et comment.",
    },
    {
      title: "Vous êtes à bord.",
      text: "Le maître voilier pose votre logo à la date convenue, vos équipes reçoivent leurs accès, la première visite est fixée.",
    },
  ],
} as const;
