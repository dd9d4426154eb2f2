/** Two words that tax law keeps apart: articles 39 and 238 bis of the Code général des impôts, as in force in 2026. */
export const sponsorship = {
  id: "parrainage",
  heading: "Parrainage ou mécénat ?",
  items: [
    {
      term: "Parrainage",
      text: "Votre nom est visible sur la voile : c’est une dépense de communication, que nous vous facturons. Elle se déduit de votre résultat imposable lorsqu’elle est engagée dans l’intérêt direct de votre entreprise et reste en rapport avec ce qu’elle en attend (Code général des impôts, article 39, 1, 7°).",
    },
    {
      term: "Mécénat",
      text: "Vous soutenez l’expédition par un don, sans publicité ni contrepartie de valeur comparable. Si l’association remplit les conditions de l’intérêt général, ce don ouvre droit à une réduction d’impôt de 60 % (40 % pour la part qui dépasse 2 millions d’euros de dons dans l’année). Les dons sont retenus dans la limite de 20 000 €, ou de 5 ‰ de votre chiffre d’affaires hors taxes si c’est plus ; l’excédent se reporte sur les cinq exercices suivants (article 238 bis).",
    },
  ],
  note: "Un espace sur une voile relève toujours, chez nous, du parrainage. Avant toute signature, nous vous disons par écrit si nous pouvons délivrer un reçu fiscal. Faites valider votre choix par votre expert-comptable.",
} as const;
