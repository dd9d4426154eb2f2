// « $europeanStopovers escales »: words that count on a constant name it instead of copying it.
import { number } from "../format/numbers.ts";
import { isRecord } from "../check/walk.ts";

/** What a text may name: a constant of `data/figures.yaml`, or how many files a folder holds. Example: `prizes.count`. */
export type Constants = ReadonlyMap<string, number>;

const named = /\$(?<name>[a-z][A-Za-z0-9-]*(?:\.count)?)/g;

/** `value` with every name replaced by its figure, as French prints it. A name that nothing has stays as it is. */
export function fill<Value>(value: Value, constants: Constants): Value;
export function fill(value: unknown, constants: Constants): unknown {
  if (typeof value === "string")
    return value.replace(named, (whole, name: string) => {
      const figure = constants.get(name);
      return figure === undefined ? whole : number(figure);
    });
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, constants));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, fill(inside, constants)]));
}

/** The names of `text` that nothing has. */
export function unknownNames(text: string, constants: Constants): string[] {
  return [...text.matchAll(named)]
    .map((match) => match.groups?.["name"] ?? "")
    .filter((name) => !constants.has(name));
}
