/** The call for student ambassadors, on the presentation page: its fields, where it stands, what can be done about it. */
export const ambassadors = {
  id: "ambassadeurs",
  heading: "À bord, des étudiants ambassadeurs",
  lines: ["À bord,", "des étudiants", "ambassadeurs"],
  lead: (students: number) =>
    `L’appel à projets en retient ${students}, partout en France. On ne choisit pas un diplôme : on choisit un projet, pour ce qu’il apporte dans l’un de ces domaines.`,
  fields: [
    {
      id: "energie",
      title: "Énergie",
      text: "Produire, stocker, économiser : le bateau est un banc d’essai.",
      drawing: "scenes/solutions",
      tone: "night",
    },
    {
      id: "ecologie",
      title: "Écologie",
      text: "Observer le vivant, comprendre ce qui l’abîme.",
      drawing: "scenes/biodiversite",
      tone: "lagoon",
    },
    {
      id: "architecture",
      title: "Architecture",
      text: "Habiter peu de place, bâtir près de l’eau, dessiner pour durer.",
      drawing: "scenes/vie-a-bord",
      tone: "vermilion",
    },
    {
      id: "audiovisuel",
      title: "Audiovisuel",
      text: "Filmer, monter : rapporter la mer à terre.",
      drawing: "scenes/defi-video",
      tone: "sea",
    },
  ],
  call: {
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
  },
} as const;
