import type { Photo } from "./photos.schema.ts";

/** The shorter a photo, the smaller it prints: at 300 dots an inch, so many pixels are the width of a page of a daily. */
const LARGE = 3000;

/** What newsrooms look for first: portrait formats, and what prints large. Empty lists say that there is none yet. */
export function printable(photos: readonly Photo[]) {
  return {
    vertical: photos.filter(({ height, width }) => height > width),
    large: photos.filter(({ height, width }) => Math.max(height, width) >= LARGE),
  };
}
