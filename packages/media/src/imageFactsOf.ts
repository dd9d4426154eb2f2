import { formatOf } from "./formatOf.ts";
import type { ImageFacts } from "./imageFacts.ts";
import { jpegFacts } from "./jpegFacts.ts";
import { pngFacts } from "./pngFacts.ts";
import { webpFacts } from "./webpFacts.ts";

/** Pictures of dots whose headers are read here. */
export type RasterFormat = "jpeg" | "png" | "webp";

/** Pictures that every browser shows: dots, told by `imageFactsOf`, and drawings, by `safeSvg`. */
export type ImageFormat = RasterFormat | "svg";

const images: readonly ImageFormat[] = ["jpeg", "png", "webp", "svg"];

/** The format of a picture, told by its first bytes; nothing when it is none of the four. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  const format = formatOf(bytes);
  return images.find((image) => image === format);
}

const readers = { jpeg: jpegFacts, png: pngFacts, webp: webpFacts };

/** What the header of a picture says; nothing when it is damaged. */
export function imageFactsOf(format: RasterFormat, bytes: Uint8Array): ImageFacts | undefined {
  try {
    return readers[format](bytes);
  } catch (error) {
    // A header that ends before its own words.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
