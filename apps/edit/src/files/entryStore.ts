// The entries of the content, whatever holds their files: this machine's disk, or a git host.
import { constantsOf } from "@sillages/content/fill";
import { parseFile } from "@sillages/content/files";
import {
  type Collection,
  type Entry,
  type EntryTexts,
  Explained,
  type Finding,
  type Listed,
  type Saved,
  type Store,
  type Stored,
} from "../api.ts";
import { titleOf } from "../entry/titleOf.ts";
import { entryText } from "./entryText.ts";
import { words } from "../words.ts";
import { withWord } from "./dictionary.ts";
import { textsIn } from "./sought.ts";
import { entryFile, freeName, pictureFile, pictureFolder, pictureName } from "./places.ts";

/** What is asked for has no file, or a name that no file can have. */
export class Unknown extends Error {}

export interface FileText {
  /** Nothing when there is no such file. */
  readonly text: string | undefined;
  /** Tells this text from any other; empty when there is none. */
  readonly version: string;
}

/** Files, named from the folder of the content: `data/team/camille.yaml`. */
export interface Files {
  /** The files of a folder, those of its own folders included, with their texts. */
  readAll(folder: string): Promise<ReadonlyMap<string, string>>;
  read(file: string): Promise<FileText>;
  /** The new version; nothing when the file was no longer at `version`, and was left as it is. */
  replace(file: string, text: string, version: string): Promise<string | undefined>;
  remove(file: string, version: string): Promise<boolean>;
  /** The names of the files of a folder. */
  names(folder: string): Promise<readonly string[]>;
  bytes(file: string): Promise<Blob>;
  /** Whether it was added: a file that is there already is left as it is. */
  add(file: string, content: Blob): Promise<boolean>;
}

interface Holder {
  readonly files: Files;
  readonly describe: () => Promise<readonly Collection[]>;
  readonly check: (folder: string, id: string, value: Entry) => Promise<readonly Finding[]>;
  /** What the check says of all the files. */
  readonly whole: () => Promise<readonly string[]>;
  /** Called when a file changed. */
  readonly changed: () => void;
  readonly site?: string | undefined;
  readonly online?: string | undefined;
}

export function entryStore({ files, describe, check, whole, changed, site, online }: Holder): Store {
  async function collectionOf(folder: string): Promise<Collection> {
    const found = (await describe()).find((collection) => collection.folder === folder);
    if (!found) throw new Unknown(folder);
    return found;
  }

  async function read(folder: string, id: string): Promise<Stored> {
    const collection = await collectionOf(folder);
    const { text, version } = await files.read(fileOf(collection, id));
    return { value: text === undefined ? {} : valueOf(text, collection), version };
  }

  async function save(folder: string, id: string, value: Entry, version: string): Promise<Saved> {
    const collection = await collectionOf(folder);
    const file = fileOf(collection, id);
    const findings = await check(folder, id, value);
    if (findings.length > 0) return { status: "refused", findings };
    const before = await files.read(file);
    if (before.version !== version) return { status: "changed", stored: await read(folder, id) };
    const text = entryText(value, { body: collection.body, fields: fieldsIn(collection) }, before.text);
    const saved = await files.replace(file, text, version);
    if (saved === undefined) return { status: "changed", stored: await read(folder, id) };
    changed();
    return { status: "saved", version: saved };
  }

  return {
    begin: async () => ({ collections: await describe(), site, online }),
    async entries(folder) {
      const collection = await collectionOf(folder);
      const texts = await files.readAll(`data/${folder}`);
      return [...texts].map(([file, text]) => listed(collection, file, text)).toSorted(inOrder);
    },
    texts: async () => textsOf(await describe(), await files.readAll("data")),
    read,
    check,
    save,
    async remove(folder, id, version) {
      const removed = await files.remove(fileOf(await collectionOf(folder), id), version);
      if (!removed) return { status: "changed", stored: await read(folder, id) };
      changed();
      return { status: "saved", version: "" };
    },
    whole,
    addWord: (word) => addWord(files, word),
    pictures: (folder) => picturesIn(files, folder),
    picture: (folder, name) => files.bytes(pictureOf(folder, name)),
    async addPicture(folder, name, file) {
      const free = await addFree(files, { folder, name, file });
      changed();
      return free;
    },
  };
}

/** The entry that a file holds. */
export function entryAt(collections: readonly Collection[], file: string) {
  const collection = collections.find(({ folder, single }) =>
    single ? file === `data/${folder}.yaml` : file.startsWith(`data/${folder}/`),
  );
  return (
    collection && { collection, id: collection.single ? collection.folder : idOf(collection.folder, file) }
  );
}

/** The words of every file that can be read. */
function textsOf(collections: readonly Collection[], files: ReadonlyMap<string, string>): EntryTexts[] {
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

export const DICTIONARY = "dictionary.txt";

async function addWord(files: Files, word: string): Promise<void> {
  const { text = "", version } = await files.read(DICTIONARY);
  const changed = withWord(text, word);
  if (changed === undefined) throw new Unknown(word);
  if ((await files.replace(DICTIONARY, changed, version)) === undefined)
    throw new Error("The dictionary changed.");
}

function fileOf(collection: Collection, id: string): string {
  const file = entryFile({ ...collection, grouped: collection.groups !== undefined }, id);
  if (file === undefined) throw new Unknown(id);
  return file;
}

function pictureOf(folder: string, name: string): string {
  const file = pictureFile(folder, name);
  if (file === undefined) throw new Unknown(name);
  return file;
}

async function picturesIn(files: Files, folder: string): Promise<readonly string[]> {
  const place = pictureFolder(folder);
  if (place === undefined) throw new Unknown(folder);
  return (await files.names(place)).filter((name) => pictureFile(folder, name) !== undefined);
}

/** How many names are tried for a picture, when others that are added at once take them first. */
const TRIES = 5;

async function addFree(files: Files, { folder, name, file }: { folder: string; name: string; file: Blob }) {
  const taken = [...(await picturesIn(files, folder))];
  for (let tries = 0; tries < TRIES; tries++) {
    const free = freeName(pictureName(name), taken);
    if (await files.add(pictureOf(folder, free), file)) return free;
    taken.push(free);
  }
  throw new Error(`No name is free for ${name} in ${folder}.`);
}

const fieldsIn = ({ schema }: Collection): string[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap(({ properties = {} }) => [
    "order",
    ...Object.keys(properties),
  ]);

/** What a file says. One that cannot be read as fields is not opened: saving it would lose what it holds. */
function valueOf(text: string, { body }: Collection): Entry {
  const parsed = parseFile(text, body);
  if ("unreadable" in parsed) throw new Explained(words.unreadable(parsed.unreadable));
  return parsed.value;
}

function listed(collection: Collection, file: string, text: string): Listed {
  const { folder, body } = collection;
  const id = idOf(folder, file);
  const parsed = parseFile(text, body);
  if ("unreadable" in parsed) return { id, title: id };
  const order = parsed.value["order"];
  return { id, title: titleOf(parsed.value) ?? id, order: typeof order === "number" ? order : undefined };
}

const idOf = (folder: string, file: string) => file.slice(`data/${folder}/`.length).replace(/\.[a-z]+$/, "");

const inOrder = (a: Listed, b: Listed) =>
  (a.order ?? 0) - (b.order ?? 0) || a.title.localeCompare(b.title, "fr");
