// « $europeanStopovers escales », « Écrire à $identity.mail.contact »: words that count on a constant, or say who speaks, name it
// instead of copying it.
import { number } from "../format/numbers.ts";
import { isRecord } from "../check/walk.ts";

/**
 * What a text may name: a constant of `data/figures.yaml`, a text of `data/identity.yaml`, or how many files a folder holds.
 * Examples: `boats`, `identity.name`, `prizes.count`.
 */
export type Constants = ReadonlyMap<string, number | string>;

/** What the files give to name: the numbers of `figures`, the texts of `identity` by their path, and how many files each folder holds. */
export function constantsOf(
  figures: unknown,
  identity: unknown,
  counts: Readonly<Record<string, number>>,
): Constants {
  const numbers = Object.entries(isRecord(figures) ? figures : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  const counted = Object.entries(counts).map(([folder, count]) => [`${folder}.count`, count] as const);
  const known = new Map<string, number | string>([...counted, ...numbers]);
  // Who quotes a text of the identity reads it whole, its figures said.
  return new Map([...known, ...fill(textsByPath(identity, "identity"), known)]);
}

/** Example: `identity.mail.contact`. */
function textsByPath(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (!isRecord(value) || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsByPath(inside, `${path}.${key}`));
}

const named = /\$(?<name>[a-z][A-Za-z0-9-]*(?:\.[a-z][A-Za-z0-9-]*)*)(?<space> (?=\p{L}))?/gu;

/**
 * `value` with every name replaced by what it stands for, figures as French prints them: no end of a line parts one from the word
 * that follows it. A name that nothing has stays as it is.
 */
export function fill<Value>(value: Value, constants: Constants): Value;
export function fill(value: unknown, constants: Constants): unknown {
  if (typeof value === "string")
    return value.replace(named, (whole, name: string, space = "") => {
      const meant = constants.get(name);
      if (meant === undefined) return whole;
      return typeof meant === "number" ? number(meant) + (space && "\u00A0") : meant + space;
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
