import { counted } from "../format/numbers.ts";
import { words } from "#data/pages/presentation.ambassadors";

/** The call for student ambassadors, on the presentation page: its fields, where it stands, what can be done about it. */
export const ambassadors = {
  ...words,
  /** Before, during and after the call. */
  lead: {
    upcoming: (students: number) =>
      `L’appel à projets retiendra ${counted(students, "étudiant")}, partout en France, pour ce que leur projet apporte dans l’un de ces domaines.`,
    current: (students: number) =>
      `L’appel à projets retient ${counted(students, "étudiant")}, partout en France, pour ce que leur projet apporte dans l’un de ces domaines.`,
    past: (students: number) =>
      `L’appel à projets a retenu ${counted(students, "étudiant")}, partout en France, pour ce que leur projet apporte dans l’un de ces domaines.`,
  },
} as const;
