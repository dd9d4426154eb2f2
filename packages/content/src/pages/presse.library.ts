import { words } from "#data/pages/presse.library";
import { dimensions } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";

/** The press library of pictures. */
export const pressLibrary = {
  ...words,
  size: dimensions,
  /** Format and weight of the file that comes. */
  file: (bytes: number) => `JPEG, ${weight(bytes)}`,
} as const;
