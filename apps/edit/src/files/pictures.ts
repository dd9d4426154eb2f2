// The pictures of the content, among the files that hold it.
import { type Files, Unknown } from "./files.ts";
import { freeName, pictureFile, pictureFolder, pictureName } from "./places.ts";

/** The file of the picture `name` of a folder. */
export function pictureOf(folder: string, name: string): string {
  const file = pictureFile(folder, name);
  if (file === undefined) throw new Unknown(name);
  return file;
}

/** The names of the pictures of a folder. */
export async function picturesIn(files: Files, folder: string): Promise<readonly string[]> {
  const place = pictureFolder(folder);
  if (place === undefined) throw new Unknown(folder);
  return (await files.names(place)).filter((name) => pictureFile(folder, name) !== undefined);
}

/** How many names are tried for a picture, when others that are added at once take them first. */
const TRIES = 5;

interface Added {
  readonly folder: string;
  /** As the file of the person is called. */
  readonly name: string;
  readonly file: Blob;
}

/** Adds a picture under a name that is free, and gives that name back. */
export async function addPicture(files: Files, { folder, name, file }: Added): Promise<string> {
  const taken = [...(await picturesIn(files, folder))];
  for (let tries = 0; tries < TRIES; tries++) {
    const free = freeName(pictureName(name), taken);
    if (await files.add(pictureOf(folder, free), file)) return free;
    taken.push(free);
  }
  throw new Error(`No name is free for ${name} in ${folder}.`);
}
