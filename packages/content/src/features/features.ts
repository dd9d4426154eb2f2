import type { FeatureCard } from "./features.schema.ts";

/** The cards of the home's showcase. */
export const features: readonly FeatureCard[] = [
  {
    id: "imoca-restaures",
    icon: "pictograms/voile",
    title: "IMOCA Restaurés",
    subtitle: "Deux coques, une seconde vie",
    description:
      "Dans l’empreinte d’un IMOCA neuf, c’est le moule et la structure qui pèsent le plus. En gardant deux coques qui naviguent, on se passe de l’un et de l’autre.",
    drawing: "scenes/chantier",
    features: [
      { name: "Coque et quille contrôlées", icon: "pictograms/sonde" },
      { name: "Gréement révisé", icon: "pictograms/noeud" },
      { name: "Sécurité au large", icon: "pictograms/ancre" },
    ],
  },
  {
    id: "equipe-engagee",
    icon: "pictograms/noeud",
    title: "Équipe Engagée",
    subtitle: "Douze étudiants ambassadeurs",
    description:
      "On ne choisit pas un palmarès, on choisit un projet : sa pertinence décide. Des marins, des scientifiques et des enseignants l’accompagnent du quai à la haute mer.",
    drawing: "scenes/ponton",
    features: [
      { name: "Énergie", icon: "pictograms/voile" },
      { name: "Écologie", icon: "pictograms/sonde" },
      { name: "Architecture", icon: "pictograms/ancre" },
      { name: "Audiovisuel", icon: "pictograms/longuevue" },
    ],
  },
  {
    id: "innovation",
    icon: "pictograms/sonde",
    title: "Innovation",
    subtitle: "Deux laboratoires flottants",
    description:
      "Une solution embarque avec un protocole et débarque avec un résultat, bon ou mauvais. La mer est un banc d’essai qui ne triche pas.",
    drawing: "scenes/solutions",
    features: [
      { name: "Capteurs et mesures", icon: "pictograms/longuevue" },
      { name: "Énergie du bord", icon: "pictograms/reveil" },
      { name: "Résultats publiés", icon: "pictograms/portevoix" },
    ],
  },
];
