// The picture that bears the name of its entry: a photograph of the press library. The form has a field for it, which the file of the
// entry has not.
import type { Collection, Entry, Finding } from "../api.ts";
import { words } from "../words.ts";
import type { Files } from "./files.ts";
import { pictureOf, picturesIn } from "./pictures.ts";
import { stemOf } from "./pictureTypes.ts";

/** The field, in the form. */
export const OWN_PICTURE = "image";

/** What the form shows of an entry whose file says `value`. */
export const withOwnPicture = ({ ownPicture }: Collection, id: string, value: Entry): Entry =>
  ownPicture === undefined ? value : { ...value, [OWN_PICTURE]: id };

/** What the file says of an entry. */
export function withoutOwnPicture({ ownPicture }: Collection, value: Entry): Entry {
  if (ownPicture === undefined) return value;
  const { [OWN_PICTURE]: _, ...written } = value;
  return written;
}

/** The file among `names` that holds the picture which the form shows. */
const fileIn = (names: readonly string[], { [OWN_PICTURE]: stem }: Entry) =>
  names.find((name) => stemOf(name) === stem);

/** What is wrong with the picture of an entry: there is none. */
export async function ownPictureFindings(
  files: Files,
  { ownPicture }: Collection,
  id: string,
  value: Entry,
): Promise<Finding[]> {
  if (ownPicture === undefined) return [];
  const names = await picturesIn(files, ownPicture);
  if (fileIn(names, value) ?? fileIn(names, { [OWN_PICTURE]: id })) return [];
  return [{ path: [OWN_PICTURE], field: words.ownPicture, ...words.ownPictureMissing }];
}

/** Gives the picture that was dropped the name of its entry, over the one that bore it. */
export async function nameOwnPicture(
  files: Files,
  { ownPicture }: Collection,
  id: string,
  value: Entry,
): Promise<void> {
  if (ownPicture === undefined || value[OWN_PICTURE] === id) return;
  const name = fileIn(await picturesIn(files, ownPicture), value);
  // A saving that failed later may have named it already.
  if (name === undefined) return;
  const [dropped, own] = [pictureOf(ownPicture, name), pictureOf(ownPicture, name.replace(/^[^.]*/, id))];
  const content = await files.bytes(dropped);
  const before = await files.read(own);
  if (!(await files.add(own, content, before.version))) throw new Error(`${own} changed meanwhile.`);
  const { version } = await files.read(dropped);
  await files.remove(dropped, version);
}
