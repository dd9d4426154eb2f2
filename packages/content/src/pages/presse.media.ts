import { words } from "#data/pages/presse.media";
import { counted } from "../format/numbers.ts";
import { of } from "../format/of.ts";

/** The media partners. */
export const pressMedia = {
  ...words,
  articles: (count: number) => counted(count, "article"),
  visit: (name: string) => `Visiter le site ${of(name)}`,
} as const;
