import { isMachineText } from "@sillages/french";
import type { Leaf } from "./walk.ts";

/** Fields whose values are names for machines when they are one word in small letters, or a code in capitals. */
const machineFields = new Set([
  "anchor",
  "author",
  "bank",
  "boat",
  "category",
  "countryCode",
  "difficulty",
  "from",
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
  "postalCode",
  "prize",
  "rarity",
  "register",
  "role",
  "sail",
  "speaker",
  "state",
  "status",
  "to",
  "tone",
  "type",
  "video",
  "views",
]);

/** Whether a reader sees `text` as French, so that typography and spelling apply. */
export function isProse({ key, text }: Pick<Leaf, "key" | "text">): boolean {
  if (isMachineText(text)) return false;
  return !(machineFields.has(key) && /^(?:[a-z0-9]+|[A-Z0-9.]+)$/.test(text));
}
