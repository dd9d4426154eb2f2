// The entries of the content, whatever holds their files: this machine's disk, or a git host.
import {
  type Collection,
  type Entry,
  Explained,
  type Finding,
  type Saved,
  type Store,
  type Stored,
} from "../api.ts";
import { words } from "../words.ts";
import { addWord } from "./dictionary.ts";
import { entriesIn, textsOf, valueOf } from "./entriesIn.ts";
import { entryText } from "./entryText.ts";
import { type Files, Unknown } from "./files.ts";
import { lonePictures, picturesOf } from "./lonePictures.ts";
import { nameOwnPicture, ownPictureFindings, withoutOwnPicture, withOwnPicture } from "./ownPicture.ts";
import { addPicture, pictureOf, picturesIn } from "./pictures.ts";
import { stemOf } from "./pictureTypes.ts";
import { entryFile, pictureName } from "./places.ts";

type Wrong = Parameters<typeof words.pictureWrong>[0];

interface Holder {
  readonly files: Files;
  readonly describe: () => Promise<readonly Collection[]>;
  readonly check: (folder: string, id: string, value: Entry) => Promise<readonly Finding[]>;
  /** What the check says of all the files. */
  readonly whole: () => Promise<readonly string[]>;
  /** Called when a file changed. */
  readonly changed: () => void;
  /** What stands in the way of drawing a picture for the site, `logos/goulvarec.png`, where that can be known. */
  readonly pictureProblem?: (picture: string, file: Blob) => Promise<Wrong | undefined>;
  readonly site?: string | undefined;
  readonly online?: string | undefined;
}

export function entryStore(holder: Holder): Store {
  const { files, describe, whole, changed, pictureProblem, site, online } = holder;
  const lone = lonePictures(files, describe);

  async function collectionOf(folder: string): Promise<Collection> {
    const found = (await describe()).find((collection) => collection.folder === folder);
    if (!found) throw new Unknown(folder);
    return found;
  }

  async function read(folder: string, id: string): Promise<Stored> {
    const collection = await collectionOf(folder);
    const { text, version } = await files.read(fileOf(collection, id));
    const value = text === undefined ? {} : withOwnPicture(collection, id, valueOf(text, collection));
    return { value, version };
  }

  async function check(folder: string, id: string, value: Entry): Promise<readonly Finding[]> {
    const collection = await collectionOf(folder);
    return [
      ...(await ownPictureFindings(files, collection, id, value)),
      ...(await holder.check(folder, id, withoutOwnPicture(collection, value))),
    ];
  }

  async function save(folder: string, id: string, value: Entry, version: string): Promise<Saved> {
    const collection = await collectionOf(folder);
    const file = fileOf(collection, id);
    if (await lone.comeBack(picturesOf(collection, id, value))) changed();
    const findings = await check(folder, id, value);
    if (findings.length > 0) return { status: "refused", findings };
    const before = await files.read(file);
    if (before.version !== version) return { status: "changed", stored: await read(folder, id) };
    await nameOwnPicture(files, collection, id, value);
    const written = withoutOwnPicture(collection, value);
    const text = entryText(written, { body: collection.body, fields: fieldsIn(collection) }, before.text);
    const saved = await files.replace(file, text, version);
    if (saved === undefined) return { status: "changed", stored: await read(folder, id) };
    changed();
    return { status: "saved", version: saved, value: withOwnPicture(collection, id, written) };
  }

  return {
    begin: async () => ({ collections: await describe(), site, online }),
    async entries(folder) {
      const collection = await collectionOf(folder);
      return entriesIn(collection, await files.readAll(`data/${folder}`));
    },
    texts: async () => textsOf(await describe(), await files.readAll("data")),
    read,
    check,
    save,
    async remove(folder, id, version) {
      const collection = await collectionOf(folder);
      const file = fileOf(collection, id);
      const { text } = await files.read(file);
      const pictures = text === undefined ? [] : picturesOf(collection, id, valueOf(text, collection));
      const removed = await files.remove(file, version);
      if (!removed) return { status: "changed", stored: await read(folder, id) };
      // The entry is gone: the check tells of a picture that could not follow.
      await lone.leave(pictures).catch(() => undefined);
      changed();
      return { status: "saved", version: "" };
    },
    whole,
    addWord: (word) => addWord(files, word),
    pictures: (folder) => picturesIn(files, folder),
    picture: (folder, name) => files.bytes(pictureOf(folder, name)),
    async addPicture(folder, name, file) {
      // Kept, it would stop the whole site, and nobody could take it away from here.
      const wrong = await pictureProblem?.(`${folder}/${pictureName(name)}`, file);
      if (wrong) throw new Explained(words.pictureWrong(wrong));
      const free = await addPicture(files, { folder, name, file });
      lone.forget(`${folder}/${stemOf(free)}`);
      changed();
      return free;
    },
    async leavePictures(pictures) {
      if (await lone.leave(pictures)) changed();
    },
    async takePicturesBack(pictures) {
      if (await lone.comeBack(pictures)) changed();
    },
  };
}

function fileOf(collection: Collection, id: string): string {
  const file = entryFile({ ...collection, grouped: collection.groups !== undefined }, id);
  if (file === undefined) throw new Unknown(id);
  return file;
}

/** The fields of an entry, in the order of the schema. */
const fieldsIn = ({ schema }: Collection): string[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap(({ properties = {} }) => [
    "order",
    ...Object.keys(properties),
  ]);
