import { words } from "#data/pages/videos.lives";

/** The words of the live broadcasts. The calendars lead there too. */
export const livesWords = {
  ...words,
  facts: (title: string) => `${title} en chiffres`,
} as const;
