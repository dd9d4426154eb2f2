/** Whom to call, and when. */
export const pressContact = {
  id: "contact-presse",
  heading: "Une question ? Camille décroche.",
  lines: ["Une question ?", "Camille décroche."],
  /** The anchor of the member who answers. */
  anchor: "camille",
  lead: "Un entretien, une image, un chiffre à vérifier : le plus court est d’appeler.",
  call: (display: string) => `Appeler le ${display}`,
  prepared: {
    subject: "Demande de presse",
    body: "Bonjour,\n\nMon nom et mon média :\nMon sujet :\nMa date de bouclage :\n\nMerci.",
  },
  availability: "Disponibilité",
  emergency: { label: "Urgences", value: "24 h/24" },
} as const;

/** When somebody answers: the words of the table, and the state that is computed from them. */
export const pressHours = {
  slots: [
    { days: [1, 2, 3, 4, 5], from: 9, to: 18, label: "Du lundi au vendredi", value: "9 h – 18 h" },
    {
      days: [6],
      from: 10,
      to: 16,
      label: "Samedi",
      value: "10 h – 16 h, sur rendez-vous",
      appointment: true,
    },
  ],
  days: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  place: "(heure de Lorient)",
  open: (until: number) => `Ouvert maintenant, jusqu’à ${until} h`,
  appointment: (until: number) => `Sur rendez-vous maintenant, jusqu’à ${until} h`,
  today: (from: number) => `Fermé, rouvre aujourd’hui à ${from} h`,
  tomorrow: (from: number) => `Fermé, rouvre demain à ${from} h`,
  later: (day: string, from: number) => `Fermé, rouvre ${day} à ${from} h`,
} as const;
