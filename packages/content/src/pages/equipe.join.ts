/** What the page of the team asks of a visitor while the call for projects is to come, open or closed. */
export const joinCall = {
  upcoming: {
    text: "L’appel aux étudiants ambassadeurs n’est pas encore ouvert. Bénévoles, entreprises : parlons-nous dès maintenant.",
    label: "Découvrir l’appel",
    path: "/presentation#ambassadeurs",
  },
  current: {
    text: "Étudiants, bénévoles, entreprises : dites-nous ce que vous savez faire et ce que vous aimeriez apprendre.",
    label: "Devenir ambassadeur",
    path: "/presentation#ambassadeurs",
  },
  past: {
    text: "L’appel aux étudiants ambassadeurs est clos. Recevez le journal de bord à chaque escale, ou embarquez avec votre entreprise.",
    label: "Recevoir le journal",
    path: "#contact",
  },
} as const;
