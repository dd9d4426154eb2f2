import type { ContestStanding } from "@sillages/content";
import type { BadgeProps } from "@sillages/ui";

/** The badge of something to come, running or past; of a contest, its winners announced too. */
export const periodTone = {
  upcoming: "attention",
  current: "accent",
  past: "neutral",
  announced: "neutral",
} as const satisfies Record<ContestStanding, BadgeProps["tone"]>;
