import { figures } from "../figures/figures.ts";
import { counted, number } from "../format/numbers.ts";
import { callPeriod } from "./call-period.ts";
import type { Stage } from "./stages.schema.ts";

/** What happens ashore, before the boats leave. */
export const preparation = [
  {
    id: "chantier-naval",
    start: "2025-12",
    end: "2026-03",
    title: "Chantier Naval",
    mapLabel: "Carte : le chantier naval, à Lorient",
    flag: {
      drawing: "flags/mike",
      name: "Pavillon M",
      meaning: "Mon navire est stoppé et n’a plus d’erre",
    },
    location: "Bretagne",
    harbour: "lorient",
    figure: { value: number(figures.boats), text: "IMOCA au hangar, quille déposée, mât couché." },
    description:
      "Deux IMOCA au hangar, quille déposée, mât couché. On ouvre, on sonde, on répare, puis on installe le laboratoire. Le chantier rend deux bateaux prêts à naviguer et à mesurer.",
    details: [
      "Deux IMOCA de 18,28 m à restaurer",
      "Contrôle de la structure, de la quille et du gréement",
      "Installation du laboratoire et des capteurs",
      "Mise à l’eau et premiers essais",
    ],
    keyPointsCards: [
      {
        icon: "pictograms/sonde",
        title: "Restaurer",
        subtitle: "Garder ce qui navigue",
        description: "Chaque pièce est sondée, puis gardée, réparée ou remplacée. Toujours dans cet ordre.",
        tone: "lagoon",
      },
      {
        icon: "pictograms/noeud",
        title: "Équiper",
        subtitle: "Un laboratoire à bord",
        description:
          "Paillasse, capteurs et prises d’eau se font une place entre les ballasts et la table à cartes.",
        tone: "sun",
      },
      {
        icon: "pictograms/portevoix",
        title: "Ouvrir",
        subtitle: "Le hangar se visite",
        description:
          "Écoles, partenaires et voisins suivent les travaux, du premier ponçage à la mise à l’eau.",
        tone: "dawn",
      },
    ],
    drawing: "scenes/chantier",
  },
  {
    id: "appel-a-projets",
    ...callPeriod,
    title: "Appel à Projets",
    mapLabel: "Carte : la France, pays de l’appel à projets",
    flag: {
      drawing: "flags/kilo",
      name: "Pavillon K",
      meaning: "Je désire entrer en communication avec vous",
    },
    location: "France",
    countryCode: "FR",
    figure: {
      value: number(figures.studentAmbassadors),
      text: "étudiants ambassadeurs, choisis sur leur projet.",
    },
    description:
      "Douze places d’étudiants ambassadeurs, partout en France. Un seul critère : la pertinence du projet, dans l’un des quatre domaines du bord.",
    details: [
      counted(figures.studentAmbassadors, "étudiant ambassadeur", "étudiants ambassadeurs"),
      "Quatre domaines : énergie, écologie, architecture, audiovisuel",
      "Sélection sur la pertinence du projet",
      "Candidatures de toute la France",
    ],
    keyPointsCards: [
      {
        icon: "pictograms/portevoix",
        title: "Proposer",
        subtitle: "Une page suffit",
        description:
          "Une question, une méthode, ce que la mer peut y répondre. Le reste se travaille ensemble.",
        tone: "sun",
      },
      {
        icon: "pictograms/longuevue",
        title: "Choisir",
        subtitle: "Un projet, pas un palmarès",
        description:
          "Le jury lit les projets avant les diplômes : marins, scientifiques et enseignants y siègent.",
        tone: "lagoon",
      },
      {
        icon: "pictograms/ancre",
        title: "Former",
        subtitle: "Avant de larguer",
        description: "Sécurité, prélèvements, prise de parole : les douze s’entraînent à quai, puis en baie.",
        tone: "vermilion",
      },
    ],
    drawing: "scenes/ponton",
  },
] as const satisfies readonly Stage[];
