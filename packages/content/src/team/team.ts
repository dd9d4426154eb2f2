import { ashore } from "./ashore.ts";
import { atSea } from "./at-sea.ts";
import type { TeamMember } from "./team.schema.ts";

/** Who is shown on /equipe, by id. */
export const team: readonly TeamMember[] = [...atSea, ...ashore].toSorted((a, b) => a.id - b.id);
