/** The window that a live to come opens. */
export const alertWords = {
  heading: "M’alerter du lancement",
  lead: "Nous connaissons le mois, pas encore le jour. Ajoutez la période à votre agenda : un rappel sonnera sept jours avant qu’elle ne commence.",
  file: "Fichier calendrier (.ics)",
  fileFormat: "ICS, 1 ko",
  web: { google: "Google Agenda", outlook: "Outlook" },
  newsletter: "Ou par courriel : le journal de bord annonce chaque direct.",
  close: "Fermer la fenêtre d’alerte",
} as const;

/** The windows of those who present a playlist. */
export const presentersWords = {
  heading: "Ils ouvrent les salles et les classes.",
  more: (name: string) => `En savoir plus sur ${name}`,
  presents: (playlist: string) => `Présente la liste « ${playlist} ».`,
  watch: "Regarder la vidéo",
} as const;
