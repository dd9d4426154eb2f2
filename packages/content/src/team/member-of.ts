import { team } from "#data/team";
import type { TeamMember } from "./team.schema.ts";

/** Who stands at `anchor` of the page of the team. */
export const memberOf = (anchor: string | undefined): TeamMember | undefined =>
  team.find((member) => member.anchor === anchor);
