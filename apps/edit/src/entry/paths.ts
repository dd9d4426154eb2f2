// Values inside an entry, by their path. An entry is never changed in place.
import type { Entry } from "../api.ts";

export type Path = readonly PropertyKey[];

/** `entry` with `value` at `path`; nothing, or an empty text, takes the field away. */
export function withValue(entry: Entry, path: Path, value: unknown): Entry {
  return put(entry, path, value) as Entry;
}

function put(inside: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(inside) ? inside : [];
    const length = Math.max(list.length, step + 1);
    return Array.from({ length }, (_, at) => (at === step ? put(list[at], rest, value) : (list[at] ?? "")));
  }
  const before = (typeof inside === "object" && inside !== null ? inside : {}) as Entry;
  const next = put(before[step as string], rest, value);
  const { [step as string]: _, ...others } = before;
  if (isNothing(next)) return others;
  return step in before ? { ...before, [step]: next } : { ...others, [step]: next };
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === "" ||
  (typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0);

export const samePath = (a: Path, b: Path) => a.length === b.length && a.every((step, at) => step === b[at]);

/** Whether `path` is `whole` or lies inside. */
export const isInside = (path: Path, whole: Path) => whole.every((step, at) => step === path[at]);
