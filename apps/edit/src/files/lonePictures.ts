import type { Collection, Entry } from "../api.ts";
import type { Files } from "./files.ts";
import { pictureOf, picturesIn } from "./pictures.ts";

/**
 * The pictures of an entry, from `images/` and without their ending: those of its collection's own folder that it names,
 * `questions/hydrolienne`, and the one that bears its own name. A scene or a pictogram may be shown by what is no entry.
 */
export function picturesOf({ folder, ownPicture }: Collection, id: string, value: Entry): readonly string[] {
  const own = new RegExp(`^${folder}/[a-z0-9-]+$`);
  const named = stringsIn(value).filter((text) => own.test(text));
  return ownPicture === undefined ? named : [...named, `${ownPicture}/${id}`];
}

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/**
 * Pictures that one entry alone showed: they leave with it, since the check refuses those that nothing tells of, and come back with it
 * as long as this store is kept.
 */
export function lonePictures(files: Files) {
  const left = new Map<string, { readonly file: string; readonly content: Blob }>();

  async function fileOf(picture: string): Promise<string | undefined> {
    const [folder = "", stem] = picture.split("/");
    const names = await picturesIn(files, folder);
    const name = names.find((one) => one.replace(/\.[^.]*$/, "") === stem);
    return name && pictureOf(folder, name);
  }

  async function leave(picture: string) {
    const file = await fileOf(picture);
    if (file === undefined) return;
    const content = await files.bytes(file);
    const { version } = await files.read(file);
    if (await files.remove(file, version)) left.set(picture, { file, content });
  }

  return {
    /** Takes away those of `pictures` that no file names any more. */
    async leave(pictures: readonly string[]) {
      if (pictures.length === 0) return;
      const texts = [...(await files.readAll("data")).values()].join("\n");
      for (const picture of pictures) {
        const isNamed = new RegExp(`${picture}(?![a-z0-9-])`).test(texts);
        if (!isNamed) await leave(picture);
      }
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
