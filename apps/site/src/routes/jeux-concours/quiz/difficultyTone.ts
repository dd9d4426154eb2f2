import type { Question } from "@sillages/content";
import type { BadgeProps } from "@sillages/ui";

/** Green, yellow, red, each with its day mark: the word is always there too. */
export const difficultyTone = {
  Facile: "easy",
  Moyen: "medium",
  Difficile: "hard",
} as const satisfies Record<Question["difficulty"], BadgeProps["tone"]>;
