import type { Finding } from "../check/finding.ts";
import type { Constants } from "../data/fill.ts";
import { finished, orderProblem } from "../data/finished.ts";
import type { DataEntry } from "../data/read.ts";
import type { DataCollection } from "../data/registry.ts";

/** An entry as it is typed, wherever its file is. */
export interface Draft {
  readonly folder: string;
  /** The name of its file, after its group if it has one: `camille`, `ocean-vivant/baleine`. Empty for one that has no name yet. */
  readonly id: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A finding, and the path of its field in the entry. */
export interface DraftFinding extends Finding {
  readonly path: readonly PropertyKey[];
}

/** The name of an entry that nobody has named yet. */
const UNNAMED = "sans-nom";

/** The draft as a file of its collection. */
export function entryOf(
  collection: DataCollection,
  { folder, id, value }: Draft,
  constants: Constants,
): DataEntry {
  const [name = UNNAMED, group = ""] = (id || UNNAMED).split("/").toReversed();
  const ending = collection.body === undefined ? "yaml" : "md";
  const file = collection.single
    ? `data/${folder}.yaml`
    : `data/${folder}/${group && `${group}/`}${name}.${ending}`;
  return finished(
    collection,
    { file, name, group, written: value, placeOf: () => ({ line: 1, column: 1 }) },
    constants,
  );
}

/** An entry of a list that is put in order by hand says its place. */
export function placeFindings(
  { single, sort }: DataCollection,
  { file, name, written }: DataEntry,
): Finding[] {
  const isPlaced = !single && "by" in sort && sort.by === "order";
  const said = isPlaced ? orderProblem(written["order"]) : undefined;
  return said ? [{ file, entry: name, field: "order", ...said }] : [];
}

/** A date that does not exist breaks its schema too: the first word is enough. */
export function oncePerField(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ field }, at) => findings.findIndex((other) => other.field === field) === at);
}
