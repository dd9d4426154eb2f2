// Which file is meant, and no other: names that come from outside never lead out of `data/` and `images/`.
import { isSlug, slug } from "../entry/slug.ts";
import { pictureTypes, stemOf } from "./pictureTypes.ts";

interface Place {
  readonly folder: string;
  readonly single?: boolean | undefined;
  readonly grouped?: boolean | undefined;
  readonly body?: string | undefined;
}

/** The file of the entry `id`, from the folder of the content; nothing when this is no name for a file. */
export function entryFile({ folder, single, grouped, body }: Place, id: string): string | undefined {
  if (single) return id === folder ? `data/${folder}.yaml` : undefined;
  const parts = id.split("/");
  if (parts.length !== (grouped ? 2 : 1) || !parts.every(isSlug)) return undefined;
  return `data/${folder}/${id}.${body === undefined ? "yaml" : "md"}`;
}

/** The file of a picture, from the folder of the content; nothing when this is no name for a picture. */
export function pictureFile(folder: string, file: string): string | undefined {
  const [stem = "", ending = "", ...others] = file.split(".");
  const isName = isSlug(stem) && Object.hasOwn(pictureTypes, ending) && others.length === 0;
  return isSlug(folder) && isName ? `images/${folder}/${file}` : undefined;
}

/** The folder of the pictures that `folder` names. */
export const pictureFolder = (folder: string) => (isSlug(folder) ? `images/${folder}` : undefined);

/** A picture never takes the place of another that bears its name: `acme.png`, then `acme-2.png`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(wanted) ?? [];
  const stems = new Set(taken.map(stemOf));
  let free = stem;
  for (let n = 2; stems.has(free); n++) free = `${stem}-${n}`;
  return `${free}${ending}`;
}

/** `Goulvarec — Logo FINAL.PNG` → `goulvarec-logo-final.png` */
export function pictureName(given: string): string {
  const [, stem = "", ending = ""] = /^(.*?)(?:\.([^.]*))?$/s.exec(given) ?? [];
  return `${slug(stem) || "image"}.${ending.toLowerCase()}`;
}
