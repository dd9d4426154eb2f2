import type { Mistake } from "@sillages/french";
import { type Constants, fill } from "./fill.ts";
import type { DataEntry, Read } from "./read.ts";
import type { DataCollection } from "./registry.ts";

/** `entry` as its schema reads it. */
export function finished(
  { key, single, sort }: DataCollection,
  entry: Read,
  constants: Constants,
): DataEntry {
  const keyed = key === undefined || single ? {} : { [key]: entry.name };
  const rest = fill(entry.written, constants);
  // It puts a list in order, and nobody reads it.
  const hidden = !single && "by" in sort && sort.by === "order";
  const { order: _, ...said } = rest;
  return { ...entry, value: { ...keyed, ...(hidden ? said : rest) } };
}

/** What is wrong with the place in the list that an entry says; nothing where it is a number. */
export function orderProblem(order: unknown): Mistake | undefined {
  if (typeof order === "number") return undefined;
  if (typeof order === "string")
    return { problem: `« ${order} » est un texte`, remedy: "Écrire un nombre, sans guillemets." };
  return {
    problem: "champ manquant",
    remedy:
      "Écrire un nombre : les entrées se suivent du plus petit au plus grand. Entre 10 et 20, écrire 15.",
  };
}
