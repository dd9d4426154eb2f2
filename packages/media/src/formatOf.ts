import { spelled } from "./bytes.ts";
import { decoded } from "./svgText.ts";
import { rootAt } from "./xmlTags.ts";

/** What cameras, telephones and drawing programs write. */
export type MediaFormat =
  | "avi"
  | "avif"
  | "bmp"
  | "gif"
  | "heic"
  | "jpeg"
  | "m4a"
  | "mov"
  | "mp4"
  | "pdf"
  | "png"
  | "svg"
  | "tiff"
  | "webm"
  | "webp";

/** How many bytes of a file `formatOf` needs to tell it, but for a drawing that begins with long comments. */
export const HEAD_BYTES = 4_096;

/** Beginnings, in Latin-1. */
const starts: readonly (readonly [string, MediaFormat])[] = [
  ["\xff\xd8\xff", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF8", "gif"],
  ["BM", "bmp"],
  ["II*\0", "tiff"],
  ["MM\0*", "tiff"],
  ["%PDF", "pdf"],
  ["\x1aE\xdf\xa3", "webm"],
];

/** Contents of a RIFF file, told by its bytes 8 to 11. */
const riffs: Readonly<Record<string, MediaFormat>> = { WEBP: "webp", "AVI ": "avi" };

/** Brands of the ISO base media format that are no MP4 video. */
const brands: readonly (readonly [RegExp, MediaFormat])[] = [
  [/^qt/, "mov"],
  [/^(?:hei|hev|mif1|msf1)/, "heic"],
  [/^avi[fs]/, "avif"],
  [/^M4A/, "m4a"],
];

/**
 * The format that the first bytes of a file tell: its name can be changed, they cannot.
 *
 * @param bytes - The file, or its first `HEAD_BYTES`: a drawing is told by its root, wherever that stands.
 */
export function formatOf(bytes: Uint8Array): MediaFormat | undefined {
  const head = spelled(bytes, 0, 12);
  const content = head.slice(8);
  const known = starts.find(([start]) => head.startsWith(start));
  if (known) return known[1];
  if (head.startsWith("RIFF")) return riffs[content];
  if (head.startsWith("ftyp", 4)) return brands.find(([brand]) => brand.test(content))?.[1] ?? "mp4";
  return isSvg(bytes) ? "svg" : undefined;
}

/** A drawing may come after a declaration and comments, in letters of one byte or two; a page that holds one is no drawing. */
function isSvg(bytes: Uint8Array): boolean {
  const head = spelled(bytes, 0, HEAD_BYTES).replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "");
  const text = /^[\s\0]*</.test(head) ? decoded(bytes) : undefined;
  const root = text === undefined ? undefined : rootAt(text);
  return root !== undefined && /^<(?:[\w.-]+:)?svg[\s/>]/i.test(text!.slice(root, root + 100));
}
