import type { Leaf } from "../check/walk.ts";
import { monthInParis } from "../status/status.ts";
import type { Leftover } from "./leftover.ts";

/** The months that say when a contest ends, each in the file where it is written. */
const ends = [
  {
    file: "data/contests/",
    key: "end",
    remedy: "Écrire le premier et le dernier mois des envois de la prochaine édition.",
  },
  {
    file: "data/contests/",
    key: "winners",
    remedy: "Écrire le mois où les gagnants seront annoncés.",
  },
  { file: "data/calendar/", key: "start", remedy: "Écrire les mois de la prochaine édition." },
] as const;

/** Contests whose dates are all over, or that have none. */
export function contestLeftovers(leaves: readonly Leaf[], now: Date): Leftover[] {
  const month = monthInParis(now);
  return ends.flatMap(({ file, key, remedy }) => {
    const dates = leaves.filter((leaf) => leaf.file.startsWith(file) && leaf.key === key);
    const last = dates.toSorted((a, b) => a.text.localeCompare(b.text)).at(-1);
    const common = { heading: "Concours", file, remedy } as const;
    if (!last) return [{ ...common, entry: "concours", field: key, problem: "aucune date n’est écrite" }];
    if (last.text >= month) return [];
    const { entry, field, file: where, text } = last;
    return [{ ...common, file: where, entry, field, problem: `la dernière date, « ${text} », est passée` }];
  });
}
