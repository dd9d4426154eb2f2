import { noun } from "../format/numbers.ts";

/** The block that follows the footer of the home page. */
export const collaboration = {
  label: "Collaborer avec l’expédition",
  heading: "Naviguer ensemble, c’est choisir un cap.",
  lines: ["Naviguer ensemble,", "c’est choisir un cap."],
  lead: "Une expédition se prépare à plusieurs. Voici ce que nous visons, ce que nous faisons, ce que vous en tirez.",
  tabs: {
    label: "Vision, mission et impact",
    items: [
      {
        id: "vision",
        title: "Vision",
        text: "Une économie bleue où l’on répare avant de remplacer, et où chaque entreprise connaît la part de mer qu’elle emprunte.",
        points: [
          "Deux coques restaurées plutôt que deux coques neuves.",
          "Des mesures que chacun peut relire.",
          "Des métiers de la mer montrés à ceux qui les feront.",
        ],
      },
      {
        id: "mission",
        title: "Mission",
        text: "Réunir à bord de deux bateaux des entreprises, des étudiants et des scientifiques, et les faire travailler aux mêmes questions.",
        points: [
          "Un appel à projets ouvert à toute la France.",
          "Des escales où le pont reste ouvert.",
          "Des solutions essayées en mer, racontées à terre.",
        ],
      },
      {
        id: "impact",
        title: "Impact",
        text: "Votre plan RSE gagne un terrain, des preuves et un récit. Vous savez ce qui a été fait, où, et par qui.",
        points: [
          "Des actions reliées aux objectifs de développement durable.",
          "Des équipes qui suivent une route et y prennent part.",
          "Des images et des textes que vous pouvez montrer.",
        ],
      },
    ],
  },
  partners: {
    heading: "À chacun son poste",
    lead: "Ils tiennent le leur. Le vôtre est à inventer.",
  },
  counters: {
    heading: "L’équipage élargi",
    boats: "bateaux laboratoires",
    students: "étudiants ambassadeurs",
    prizes: (count: number) => noun(count, "prix de l’innovation", "prix de l’innovation"),
  },
  strengths: {
    heading: "Ce que vous emportez",
    items: [
      "Un espace à votre nom sur la voile",
      "Des indicateurs rattachés aux objectifs de développement durable",
      "Des rencontres avec les étudiants ambassadeurs",
      "Un accueil à l’escale pour vos équipes",
      "Des contenus prêts à publier",
      "Un interlocuteur, du premier appel au bilan",
    ],
  },
  philosophy: {
    eyebrow: "Notre philosophie",
    heading: "Naviguer vers un avenir durable",
    lines: ["Naviguer vers", "un avenir durable"],
    text: "Mesurer, réparer, transmettre : dans cet ordre.",
  },
  closing: {
    heading: "Et vous, vous embarquez ?",
    lines: ["Et vous,", "vous embarquez ?"],
    partner: { label: "Devenir Partenaire", path: "/devenir-partenaire" },
    document: { label: "Lire le dossier" },
  },
} as const;
