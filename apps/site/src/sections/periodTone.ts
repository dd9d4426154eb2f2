import type { PeriodState } from "@sillages/content";
import type { BadgeProps } from "@sillages/ui";

/** The badge of something to come, running or past. */
export const periodTone = {
  upcoming: "attention",
  current: "accent",
  past: "neutral",
} as const satisfies Record<PeriodState, BadgeProps["tone"]>;
