/** The fields of the call for student ambassadors, on the presentation page. */
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
} as const;
