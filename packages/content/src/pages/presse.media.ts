import { counted } from "../format/numbers.ts";
import { of } from "../format/of.ts";

/** The media partners. */
export const pressMedia = {
  id: "medias",
  heading: "Des rédactions à bord.",
  lines: ["Des rédactions", "à bord."],
  articles: (count: number) => counted(count, "article"),
  visit: (name: string) => `Visiter le site ${of(name)}`,
} as const;
