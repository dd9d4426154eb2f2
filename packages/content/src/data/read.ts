// Every file of `data/`, read and put in order.
import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Finding } from "../check/finding.ts";
import { type Constants, constantsOf } from "./fill.ts";
import { globFiles, root } from "./files.ts";
import { finished, orderProblem } from "./finished.ts";
import { parseFile, type Place } from "./parse.ts";
import type { DataCollection } from "./registry.ts";
import { strayFindings } from "./strays.ts";

/** A file of a collection. */
export interface DataEntry {
  /** From the package's root. Example: `data/team/camille.yaml`. */
  readonly file: string;
  /** The file's name without its ending. Example: `camille`. */
  readonly name: string;
  /** Example: `ocean-vivant`; empty where the collection has no groups. */
  readonly group: string;
  /** What the schema reads: the key of the file's name put back, the place in the list taken out, figures for their names. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The file's own words, with the names of figures in them. */
  readonly written: Readonly<Record<string, unknown>>;
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

export interface Data {
  /** In the order of the pages, by folder. */
  readonly entries: ReadonlyMap<string, readonly DataEntry[]>;
  readonly constants: Constants;
  /** Files that cannot be read, or that nothing reads, and places that are not said. */
  readonly findings: readonly Finding[];
}

/** Reads `collections` under `folder`, by default this package's. Never throws for what a file says. */
export function readData(collections: readonly DataCollection[], folder = root): Data {
  const findings: Finding[] = [];
  const read = new Map(
    collections.map((collection) => [collection.folder, readFiles(collection, folder, findings)]),
  );
  const known = collections.flatMap((collection) => filesOf(collection, folder));
  findings.push(...strayFindings(collections, known, folder));
  const lists = [...read].filter(([name, files]) => files[0]?.file !== `data/${name}.yaml`);
  const constants = constantsOf(
    read.get("figures")?.[0]?.written,
    read.get("identity")?.[0]?.written,
    Object.fromEntries(lists.map(([name, files]) => [name, files.length])),
  );
  const entries = new Map(
    collections.map((collection) => {
      const files = read.get(collection.folder) ?? [];
      return [
        collection.folder,
        sorted(collection, files, findings).map((entry) => finished(collection, entry, constants)),
      ];
    }),
  );
  return { entries, constants, findings };
}

/** A file of a collection, as it is written. */
export type Read = Omit<DataEntry, "value">;

/** The files of a collection, from the package's root. */
export function filesOf({ body, folder, grouped, single }: DataCollection, base = root): string[] {
  if (single) return [`data/${folder}.yaml`];
  const pattern = `data/${folder}/${grouped ? "*/" : ""}*.${body === undefined ? "{yaml,yml}" : "md"}`;
  return globFiles(pattern, base);
}

/** What was parsed last of each file: the modules and the check read the same texts, one after the other. */
const lastParsed = new Map<
  string,
  { readonly source: string; readonly parsed: ReturnType<typeof parseFile> }
>();

function parsedOf(path: string, body: string | undefined): ReturnType<typeof parseFile> {
  const source = readFileSync(path, "utf8");
  const last = lastParsed.get(path);
  if (last?.source === source) return last.parsed;
  const parsed = parseFile(source, body);
  lastParsed.set(path, { source, parsed });
  return parsed;
}

function readFiles(collection: DataCollection, folder: string, findings: Finding[]): Read[] {
  return filesOf(collection, folder).flatMap((file) => {
    const name = basename(file, extname(file));
    if (!existsSync(join(folder, file))) {
      findings.push({ file, entry: name, field: "fichier", ...gone });
      return [];
    }
    const parsed = parsedOf(join(folder, file), collection.body);
    if ("unreadable" in parsed) {
      findings.push({ file, entry: name, field: "fichier", ...parsed.unreadable });
      return [];
    }
    const group = collection.grouped ? (file.split("/").at(-2) ?? "") : "";
    return [{ file, name, group, written: parsed.value, placeOf: parsed.placeOf }];
  });
}

const gone = {
  problem: "ce fichier manque, ou a changé de nom",
  remedy: "Une page le demande par ce nom : le remettre.",
};

function sorted(collection: DataCollection, files: readonly Read[], findings: Finding[]): readonly Read[] {
  const { single, sort } = collection;
  if (!single && "by" in sort && sort.by === "order") {
    for (const { file, name, written, placeOf } of files) {
      const said = orderProblem(written["order"]);
      if (said) findings.push({ file, entry: name, field: "order", ...said, ...placeOf(["order"]) });
    }
  }
  return inOrder(collection, files);
}

/** The entries of a collection, in the order in which they are read. */
export function inOrder<Entry extends Read>(
  { grouped, key, single, sort }: DataCollection,
  entries: readonly Entry[],
): readonly Entry[] {
  if (single) return entries;
  const field = "newest" in sort ? sort.newest : sort.by;
  const direction = "newest" in sort ? -1 : 1;
  const valueOf = (entry: Read) => (field === key ? entry.name : entry.written[field]);
  return entries.toSorted(
    (a, b) =>
      (grouped ? a.group.localeCompare(b.group) : 0) ||
      direction * compare(valueOf(a), valueOf(b)) ||
      compare(a.written["order"] ?? 0, b.written["order"] ?? 0) ||
      a.name.localeCompare(b.name),
  );
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b));
}
