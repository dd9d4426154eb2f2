// « $europeanStopovers escales », « Écrire à $identity.mail.contact »: words that count on a constant, or say who speaks, name it
// instead of copying it.
import { number } from "../format/numbers.ts";
import { isRecord } from "../check/walk.ts";

/**
 * What a text may name: a constant of `data/figures.yaml`, a text of `data/identity.yaml`, or how many files a folder holds.
 * Examples: `boats`, `identity.name`, `prizes.count`.
 */
export type Constants = ReadonlyMap<string, number | string>;

const named = /\$(?<name>[a-z][A-Za-z0-9-]*(?:\.[a-z][A-Za-z0-9-]*)*)/g;

/** `value` with every name replaced by what it stands for, figures as French prints them. A name that nothing has stays as it is. */
export function fill<Value>(value: Value, constants: Constants): Value;
export function fill(value: unknown, constants: Constants): unknown {
  if (typeof value === "string")
    return value.replace(named, (whole, name: string) => {
      const meant = constants.get(name);
      return typeof meant === "number" ? number(meant) : (meant ?? whole);
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
