import type { Question } from "@sillages/content";
import type { BadgeProps } from "@sillages/ui";

/** Green, yellow, red: the word is always there too. */
export const difficultyTone = { Facile: "calm", Moyen: "next", Difficile: "now" } as const satisfies Record<
  Question["difficulty"],
  BadgeProps["tone"]
>;
