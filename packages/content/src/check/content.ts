import { statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Collection } from "../collections.ts";
import { globFiles, root } from "../data/files.ts";
import { isRecord, type Subject } from "./walk.ts";

/** A source file and what it exports. */
export interface Module {
  /** From the package's root. Example: `src/team/team.ts`. */
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Sources that hold no words: rules, tools, geometry. */
const silent =
  /\.(?:schema|test|d)\.ts$|^src\/(?:check|data|launch|legs|status|positionCommand)\/|^src\/[^/]+\.ts$/;

/** The sources that hold words: pages, shell and data, whether a collection names them or not. */
const spokenFiles = (): string[] => globFiles("src/**/*.ts", root).filter((file) => !silent.test(file));

/** Every source that holds words, and what it exports. */
export async function readModules(): Promise<Module[]> {
  return Promise.all(
    spokenFiles().map(async (file) => ({
      file,
      exports: await import(pathToFileURL(join(root, file)).href),
    })),
  );
}

/** The files of `data/`, read by folder as if each were a module. */
export function dataModules(collections: readonly Collection[]): Module[] {
  const files = collections.filter(({ files }) => files !== undefined);
  return files.map(({ entries, file, name }) => ({
    file,
    exports: { [name]: file.endsWith("/") ? entries : entries[0] },
  }));
}

/** The files of `images/`, from there. Example: `scenes/aube.svg`. */
export function readPictures(): string[] {
  return globFiles("**/*.*", join(root, "images"));
}

/** What each file of `images/` weighs, in bytes. */
export const readWeights = (): ReadonlyMap<string, number> =>
  new Map(readPictures().map((picture) => [picture, statSync(join(root, "images", picture)).size]));

/** Everything that somebody edits, once each, with the file where it is written. */
export function subjectsOf(
  modules: readonly Module[],
  collections: readonly Collection[],
): Map<unknown, Subject> {
  const subjects = new Map<unknown, Subject & { size: number }>();
  const add = (value: unknown, file: string, entry: string, size: number) => {
    // A list may be assembled from several files: an entry is written in the shortest list that holds it.
    const known = subjects.get(value);
    if (!known || size < known.size) subjects.set(value, { file, entry, value, size });
  };
  const addAll = (values: Iterable<[number | string, unknown]>, size: number, file: string, list: string) => {
    for (const [key, value] of values) {
      const place = typeof key === "string" ? key : `${list} n° ${key + 1}`;
      add(value, file, nameOf(value) ?? place, size);
    }
  };
  for (const { file, exports } of modules) {
    for (const [name, value] of Object.entries(exports)) {
      if (Array.isArray(value)) addAll(value.entries(), value.length, file, name);
      else if (!file.endsWith(".yaml") && isCatalogue(value))
        addAll(Object.entries(value), Object.keys(value).length, file, name);
      else if (typeof value !== "function") add(value, file, idOf(value) ?? name, 1);
    }
  }
  for (const { file, files, name, entries } of collections) {
    if (files)
      entries.forEach((entry, index) => add(entry, files[index] ?? file, nameIn(files[index] ?? file), 1));
    else addAll(entries.entries(), entries.length, file, name);
  }
  return subjects;
}

/** `data/team/camille.yaml` → `camille` */
const nameIn = (file: string) => basename(file, extname(file));

/** Whether `value` lists objects by name, as the drawings are. */
function isCatalogue(value: unknown): value is Readonly<Record<string, object>> {
  return isRecord(value) && Object.values(value).every(isRecord);
}

/** How an editor calls an entry. */
function nameOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { name, number } = value;
  if (typeof name === "string") return idOf(value) ?? name;
  return idOf(value) ?? (typeof number === "number" ? String(number) : undefined);
}

/** The id of an entry, in words where it has some: a member is « camille » rather than « 7 ». */
function idOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { id, anchor } = value;
  if (typeof anchor === "string") return anchor;
  return typeof id === "string" ? id : undefined;
}
