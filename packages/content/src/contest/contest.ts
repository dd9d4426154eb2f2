import { contests } from "#data/contests";
import type { Contest } from "./contest.schema.ts";

function contestNamed(id: string): Contest {
  const contest = contests.find((entry) => entry.id === id);
  if (!contest) throw new Error(`packages/content/data/contests/${id}.yaml manque`);
  return contest;
}

export const photoContest = contestNamed("concours-photo");
export const videoChallenge = contestNamed("defi-video");
