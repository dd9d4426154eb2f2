import { drawings } from "../drawings/drawings.ts";
import { logos } from "../logos/logos.ts";
import { photos } from "../photos/photos.ts";
import type { Catalogue } from "./pictures.ts";

/** The lists that describe the files of `images/`. */
export const catalogues: readonly Catalogue[] = [
  { file: "src/drawings/drawings.ts", ids: Object.keys(drawings), pictureOf: (id) => `${id}.svg` },
  { file: "src/logos/logos.ts", ids: Object.keys(logos), pictureOf: (id) => `logos/${id}.svg` },
  { file: "src/photos/photos.ts", ids: photos.map(({ id }) => id), pictureOf: (id) => `photos/${id}.jpg` },
];
