import { ashore } from "./ashore.ts";
import { atSea } from "./at-sea.ts";
import type { TeamFilter, TeamMember } from "./team.schema.ts";

/** Who is shown on /equipe, by id. */
export const team: readonly TeamMember[] = [...atSea, ...ashore].toSorted((a, b) => a.id - b.id);

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
