import type { Leaf } from "./walk.ts";

/** What machines read whatever its field: an address, a path, a date, a name with hyphens or slashes. */
const machineText = [
  /^[a-z][a-z+.-]*:\S+$/,
  /^[/#]\S*$/,
  /^\d{4}-\d{1,2}(-\d{1,2})?$/,
  /^[a-z][a-z0-9]*([-/][a-z0-9]+)+$/,
  /^\S+@\S+$/,
];

/** Fields whose values are names for machines when they are one word in small letters, or a code in capitals. */
const machineFields = new Set([
  "anchor",
  "bank",
  "category",
  "countryCode",
  "difficulty",
  "from",
  "holder",
  "icon",
  "id",
  "kind",
  "leg",
  "logo",
  "playlist",
  "postalCode",
  "rarity",
  "register",
  "role",
  "sail",
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
  if (machineText.some((pattern) => pattern.test(text))) return false;
  return !(machineFields.has(key) && /^(?:[a-z0-9]+|[A-Z0-9.]+)$/.test(text));
}
