import { isPhrase, said } from "./phrase.ts";

/** What somebody edits as one thing: an entry of a collection, or all the words of a page. */
export interface Subject {
  /** From the package's root. Example: `src/team/team.ts`. */
  readonly file: string;
  /** Example: `camille`. */
  readonly entry: string;
  readonly value: unknown;
}

/** A string of the content, and where it stands. */
export interface Leaf {
  readonly file: string;
  readonly entry: string;
  /** The path as an editor reads it. Example: `sections n° 2 › heading`. */
  readonly field: string;
  /** The nearest name of the path. Example: `heading`. */
  readonly key: string;
  readonly text: string;
}

type Path = readonly PropertyKey[];

/** A path as an editor reads it, lists counted from one: `["skills", 1]` is « skills n° 2 ». */
export function fieldName(path: Path): string {
  const name = path.reduce<string>((before, step) => {
    if (typeof step === "number") return `${before} n°\u00a0${step + 1}`;
    return before ? `${before} › ${String(step)}` : String(step);
  }, "");
  return name || "entrée";
}

/** The path that `fieldName` says: « skills n° 2 » is `["skills", 1]`. */
export function pathOf(field: string): Path {
  return field.split(" › ").flatMap((part) => {
    const [name = "", ...places] = part.split(" n°\u00a0");
    return [name, ...places.map((place) => Number(place) - 1)];
  });
}

/** The nearest name of a path: that of `["skills", 1]` is `skills`. */
export function keyOf(path: Path): string {
  return path.findLast((name) => typeof name === "string") ?? "";
}

/** The value at the end of `path`, or `undefined` when the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, step) => (isRecord(inside) ? inside[step] : undefined), value);
}

/** Every object inside `value`, itself included, with its path. Objects of `elsewhere` are left to whom they belong. */
export function* branches(
  value: unknown,
  elsewhere: Elsewhere = never,
  path: Path = [],
): Generator<[Branch, Path]> {
  if (!isRecord(value) || (path.length > 0 && elsewhere.has(value))) return;
  yield [value, path];
  for (const [step, inside] of steps(value)) yield* branches(inside, elsewhere, [...path, step]);
}

/** Every string of `subject`. */
export function* leaves({ file, entry, value }: Subject, elsewhere: Elsewhere = never): Generator<Leaf> {
  if (typeof value === "string") yield { file, entry, field: "texte", key: "", text: value };
  for (const [branch, path] of branches(value, elsewhere)) {
    for (const [step, inside] of steps(branch)) {
      const text = isPhrase(inside) ? said(inside) : inside;
      if (typeof text !== "string") continue;
      const names = [...path, step];
      yield { file, entry, field: fieldName(names), key: keyOf(names), text };
    }
  }
}

/** Objects that are subjects themselves. */
type Elsewhere = { has(value: object): boolean };
const never: Elsewhere = new Set();

/** An object or a list. */
type Branch = Readonly<Record<PropertyKey, unknown>>;

/** Whether `value` has fields or items. */
export function isRecord(value: unknown): value is Branch {
  return typeof value === "object" && value !== null;
}

function steps(branch: Branch): [PropertyKey, unknown][] {
  return Array.isArray(branch) ? branch.map((value, index) => [index, value]) : Object.entries(branch);
}
