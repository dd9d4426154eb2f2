import { type Constants, fill } from "./fill.ts";
import type { DataEntry, Read } from "./read.ts";
import type { DataCollection } from "./registry.ts";

/** `entry` as its schema reads it. */
export function finished(
  { key, single, sort, type }: DataCollection,
  entry: Read,
  constants: Constants,
): DataEntry {
  const keyed = key === undefined || single ? {} : { [key]: entry.name };
  const rest = fill(entry.written, constants);
  // A place that people read stays in the entry; one that only puts a list in order does not.
  const hidden = "by" in sort && sort.by === "order" && type !== undefined;
  const { order: _, ...said } = rest;
  return { ...entry, value: { ...keyed, ...(hidden ? said : rest) } };
}

/** What to say of an entry without `order`. */
export const noPlace = {
  problem: "champ manquant",
  remedy: "Écrire un nombre : les entrées se suivent du plus petit au plus grand. Entre 10 et 20, écrire 15.",
};
