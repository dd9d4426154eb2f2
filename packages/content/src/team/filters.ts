import type { TeamFilter } from "./team.schema.ts";

/** The choices of the filter of /equipe, in order; the words of « tous » and of each category. */
export const teamFilters: readonly TeamFilter[] = [
  { id: "tous", label: "Tous" },
  { id: "direction", label: "Direction" },
  { id: "scientifique", label: "Innovation" },
  { id: "technique", label: "Technique" },
  { id: "communication", label: "Communication" },
  { id: "education", label: "Éducation" },
  { id: "business", label: "Business" },
];
