import { words } from "#data/pages/presse.library";
import { dayInWords } from "../format/months.ts";
import { dimensions } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";

/** The press library of pictures. */
export const pressLibrary = {
  ...words,
  size: dimensions,
  /** In the place of a photo that may not be shown yet. */
  withheld: (day: string) => `Image sous embargo jusqu’au ${dayInWords(day)}.`,
  /** Format and weight of the file that comes. */
  file: (bytes: number) => `JPEG, ${weight(bytes)}`,
} as const;
