import type { PeriodState } from "@sillages/content";
import type { BadgeProps } from "@sillages/ui";

/** The badge of something to come, running or past. */
export const periodTone = { upcoming: "next", current: "now", past: "neutral" } as const satisfies Record<
  PeriodState,
  BadgeProps["tone"]
>;
