import { isMachineText } from "@sillages/french/typography";
import type { Leaf } from "./walk.ts";

/** Fields whose values are names for machines when they are one word in small letters, or a code in capitals. */
const machineFields = new Set([
  "anchor",
  "article",
  "author",
  "bank",
  "boat",
  "category",
  "countryCode",
  "difficulty",
  "file",
  "from",
  "ground",
  "harbour",
  "holder",
  "icon",
  "id",
  "inks",
  "kind",
  "leg",
  "logo",
  "photo",
  "playlist",
  "port",
  "portrait",
  "postalCode",
  "prize",
  "questions",
  "rarity",
  "register",
  "replay",
  "role",
  "sail",
  "speaker",
  "state",
  "status",
  "terms",
  "to",
  "tone",
  "type",
  "video",
  "views",
  "wind",
]);

/** Fields that hold an instant or a position, which begin with a figure whatever is wrong in them; elsewhere, a label in words. */
const measuredFields = new Map([
  ["at", /^\s*\d/],
  ["points", /^\s*\d{4}-\d\d-/],
  ["position", /^\s*[-−]?\d/],
]);

/** Whether a reader sees `text` as French, so that typography and spelling apply. */
export function isProse({ key, text }: Pick<Leaf, "key" | "text">): boolean {
  if (isMachineText(text) || measuredFields.get(key)?.test(text)) return false;
  return !(machineFields.has(key) && /^(?:[a-z0-9]+|[A-Z0-9.]+)$/.test(text));
}
