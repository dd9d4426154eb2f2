// A picture too heavy for the files of the site, for the press who asks for it and for the boat that sends it.
import { weight } from "../format/weights.ts";
import type { Finding } from "../check/finding.ts";

/** In bytes: a photograph of 24 million pixels, well kept in JPEG. */
export const LARGEST_PICTURE = 8_000_000;

/** What is wrong with a picture of `bytes`, and what to do; `undefined` where nothing is. */
export function heavyPicture(bytes: number): Pick<Finding, "problem" | "remedy"> | undefined {
  if (bytes <= LARGEST_PICTURE) return undefined;
  return {
    problem: `cette image pèse ${weight(bytes)}, pour ${weight(LARGEST_PICTURE)} au plus`,
    remedy:
      "L’enregistrer en JPEG, 4\u202f000 pixels au plus sur son plus grand côté, puis la déposer à nouveau.",
  };
}

/** The pictures of `images/` that are too heavy. @param bytesOf - The weight of each, by its path from there. */
export const heavyPictureFindings = (bytesOf: ReadonlyMap<string, number>): Finding[] =>
  [...bytesOf].flatMap(([picture, bytes]) => {
    const heavy = heavyPicture(bytes);
    return heavy ? [{ file: `images/${picture}`, entry: "image", field: "fichier", ...heavy }] : [];
  });
