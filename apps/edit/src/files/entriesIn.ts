// What the files of the content say: the entry that each holds, and how it is called.
import { constantsOf } from "@sillages/content/fill";
import { parseFile } from "@sillages/content/files";
import { type Collection, type Entry, type EntryTexts, Explained, type Listed } from "../api.ts";
import { titleOf } from "../entry/titleOf.ts";
import { words } from "../words.ts";
import { textsIn } from "./searchEntries.ts";

/** The entry that a file holds. */
export function entryAt(collections: readonly Collection[], file: string) {
  const collection = collections.find(({ folder, single }) =>
    single ? file === `data/${folder}.yaml` : file.startsWith(`data/${folder}/`),
  );
  return (
    collection && { collection, id: collection.single ? collection.folder : idOf(collection.folder, file) }
  );
}

/** What a file says. One that cannot be read as fields is not opened: saving it would lose what it holds. */
export function valueOf(text: string, { body }: Collection): Entry {
  const parsed = parseFile(text, body);
  if ("unreadable" in parsed) throw new Explained(words.unreadable(parsed.unreadable));
  return parsed.value;
}

/** The entries that the files of a collection hold, in its order. */
export const entriesIn = (collection: Collection, files: ReadonlyMap<string, string>): Listed[] =>
  [...files].map(([file, text]) => listed(collection, file, text)).toSorted(inOrder);

function listed(collection: Collection, file: string, text: string): Listed {
  const { folder, body } = collection;
  const id = idOf(folder, file);
  const parsed = parseFile(text, body);
  if ("unreadable" in parsed) return { id, title: id };
  const order = parsed.value["order"];
  return { id, title: titleOf(parsed.value) ?? id, order: typeof order === "number" ? order : undefined };
}

/** The words of every file that can be read. */
export function textsOf(
  collections: readonly Collection[],
  files: ReadonlyMap<string, string>,
): EntryTexts[] {
  const entries = [...files].flatMap(([file, text]) => {
    const place = entryAt(collections, file);
    const parsed = place && parseFile(text, place.collection.body);
    if (!parsed || "unreadable" in parsed) return [];
    const { id, collection } = place;
    const { folder, single, label } = collection;
    return [{ folder, id, title: single ? label : (titleOf(parsed.value) ?? id), value: parsed.value }];
  });
  const valueOfSingle = (folder: string) => entries.find(({ id }) => id === folder)?.value;
  const counts: Record<string, number> = {};
  for (const { folder, id } of entries) if (id !== folder) counts[folder] = (counts[folder] ?? 0) + 1;
  const constants = constantsOf(valueOfSingle("figures"), valueOfSingle("identity"), counts);
  return entries.map(({ value, ...entry }) => ({ ...entry, texts: textsIn(value, constants) }));
}

const idOf = (folder: string, file: string) => file.slice(`data/${folder}/`.length).replace(/\.[a-z]+$/, "");

const inOrder = (a: Listed, b: Listed) =>
  (a.order ?? 0) - (b.order ?? 0) || a.title.localeCompare(b.title, "fr");
