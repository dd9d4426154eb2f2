/** Where the call for ambassadors stands, and what can be done about it: on its own, because it changes with the day. */
export const ambassadorsCall = {
  states: {
    upcoming: {
      text: "L’appel à projets n’est pas encore ouvert. Préparez le vôtre, et dites-nous qu’il arrive.",
      button: "Nous écrire",
    },
    current: {
      text: "L’appel à projets est ouvert. Dites-nous en une page ce que vous feriez à bord.",
      button: "Proposer un projet",
    },
    past: {
      text: "L’appel à projets est clos. Pour le suivant, laissez-nous un mot.",
      button: "Nous écrire",
    },
  },
  mail: {
    subject: "Étudiant ambassadeur : mon projet",
    body: "Bonjour,\n\nMon nom :\nMon école ou mon université :\nMon domaine (énergie, écologie, architecture ou audiovisuel) :\nMon projet, en une page :\n\nMerci.",
  },
} as const;
