import { words } from "#data/pages/presse.media";
import { counted } from "../format/numbers.ts";
import { of } from "../format/of.ts";
import type { PressItem } from "../press/press.schema.ts";

/** One thing that a media has published, by its form; « sujet » where it has published several. */
function nounOf(form: PressItem["type"] | "several"): string {
  if (form === "video") return "reportage";
  if (form === "audio") return "émission";
  return form === "several" ? "sujet" : "article";
}

/** The media partners. */
export const pressMedia = {
  ...words,
  articles: (count: number, form: PressItem["type"] | "several") =>
    count === 0 ? "Pas encore de sujet paru" : counted(count, nounOf(form)),
  visit: (name: string) => `Visiter le site ${of(name)}`,
} as const;
