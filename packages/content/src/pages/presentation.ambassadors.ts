import { words } from "#data/pages/presentation.ambassadors";

/** The call for student ambassadors, on the presentation page: its fields, where it stands, what can be done about it. */
export const ambassadors = {
  ...words,
  lead: (students: number) =>
    `L’appel à projets en retient ${students}, partout en France. On ne choisit pas un diplôme : on choisit un projet, pour ce qu’il apporte dans l’un de ces domaines.`,
} as const;
