import { parseFile } from "@sillages/content/files";
import type { Collection, Entry } from "../api.ts";
import { entryAt } from "./entriesIn.ts";
import type { Files } from "./files.ts";
import { pictureOf, picturesIn } from "./pictures.ts";
import { stemOf } from "./pictureTypes.ts";

/**
 * The pictures of an entry, from `images/` and without their ending: those of its collection's own folder that it names,
 * `questions/hydrolienne`, those that are dropped in its fields, and the one that bears its own name. A scene or a pictogram may be
 * shown by what is no entry.
 */
export function picturesOf(collection: Collection, id: string, value: Entry): readonly string[] {
  const { folder } = collection;
  const own = new RegExp(`^${folder}/[a-z0-9-]+$`);
  const named = [...stringsIn(value).filter((text) => own.test(text)), ...droppedIn(collection, value)];
  return [...named, ...ownOf(collection, id)];
}

/** The picture that bears the name of the entry `id`. */
const ownOf = ({ ownPicture }: Collection, id: string) =>
  ownPicture === undefined ? [] : [`${ownPicture}/${id}`];

/** The pictures of the fields where one is dropped: they say its name alone, with or without its ending. */
function droppedIn({ schema }: Collection, value: Entry): string[] {
  const objects = schema.anyOf ?? schema.oneOf ?? [schema];
  const fields = objects.flatMap(({ properties = {} }) => Object.entries(properties));
  return fields.flatMap(([name, { picture }]) => {
    const said = value[name];
    return picture !== undefined && typeof said === "string" ? [`${picture}/${stemOf(said)}`] : [];
  });
}

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** What the fields where a picture is dropped say in all files, and the pictures that bear the name of one. */
function shownIn(
  collections: readonly Collection[],
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  return new Set(
    [...texts].flatMap(([file, text]) => {
      const { collection, id = "" } = entryAt(collections, file) ?? {};
      const parsed = collection && parseFile(text, collection.body);
      return parsed && "value" in parsed
        ? [...droppedIn(collection, parsed.value), ...ownOf(collection, id)]
        : [];
    }),
  );
}

/**
 * Pictures that one entry alone showed, or that were dropped for one: they leave with it, since the check refuses those that nothing tells of, and come back with it
 * as long as this store is kept.
 */
export function lonePictures(files: Files, describe: () => Promise<readonly Collection[]>) {
  const left = new Map<string, { readonly file: string; readonly content: Blob }>();

  async function fileOf(picture: string): Promise<string | undefined> {
    const [folder = "", stem] = picture.split("/");
    const names = await picturesIn(files, folder);
    const name = names.find((one) => stemOf(one) === stem);
    return name && pictureOf(folder, name);
  }

  async function leave(picture: string): Promise<boolean> {
    const file = await fileOf(picture);
    if (file === undefined) return false;
    const content = await files.bytes(file);
    const { version } = await files.read(file);
    const isGone = await files.remove(file, version);
    if (isGone) left.set(picture, { file, content });
    return isGone;
  }

  return {
    /** Takes away those of `pictures` that no file names any more. @returns Whether one left. */
    async leave(pictures: readonly string[]): Promise<boolean> {
      if (pictures.length === 0) return false;
      const texts = await files.readAll("data");
      const all = [...texts.values()].join("\n");
      const shown = shownIn(await describe(), texts);
      let hasLeft = false;
      for (const picture of pictures) {
        const isNamed = shown.has(picture) || new RegExp(`${picture}(?![a-z0-9-])`).test(all);
        if (!isNamed && (await leave(picture))) hasLeft = true;
      }
      return hasLeft;
    },

    /** `picture` is there anew. */
    forget(picture: string) {
      left.delete(picture);
    },

    /** @returns Whether one of `pictures` had left, and is there again. */
    async comeBack(pictures: readonly string[]): Promise<boolean> {
      const back = pictures.flatMap((picture) => left.get(picture) ?? []);
      for (const { file, content } of back) await files.add(file, content);
      for (const picture of pictures) left.delete(picture);
      return back.length > 0;
    },
  };
}
