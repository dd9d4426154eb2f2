const HEAD_BYTES = 12;

/** Bytes from `at` on, as the characters that they spell in Latin-1. */
const spells = (head: Uint8Array, at: number, text: string) =>
  [...text].every((character, place) => head[at + place] === character.charCodeAt(0));

const brand = (head: Uint8Array) => String.fromCharCode(...head.slice(8, 12));

/** Brands of the ISO base media format that are no MP4 video, and what they are. */
const otherBrands: readonly [RegExp, string][] = [
  [/^qt/, "MOV"],
  [/^(hei|hev|mif1|msf1)/, "HEIC"],
  [/^avi[fs]/, "AVIF"],
  [/^M4A/, "M4A"],
];

/**
 * The format that the first bytes of a file tell: a name can be changed, they cannot.
 *
 * @returns Its usual name, or nothing when it is none of those that cameras and telephones write.
 */
export async function formatOf(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (spells(head, 0, "\xff\xd8\xff")) return "JPG";
  if (spells(head, 0, "\x89PNG\r\n\x1a\n")) return "PNG";
  if (spells(head, 0, "GIF8")) return "GIF";
  if (spells(head, 0, "BM")) return "BMP";
  if (spells(head, 0, "II*\0") || spells(head, 0, "MM\0*")) return "TIFF";
  if (spells(head, 0, "%PDF")) return "PDF";
  if (spells(head, 0, "RIFF")) return spells(head, 8, "WEBP") ? "WebP" : "AVI";
  if (spells(head, 0, "\x1aE\xdf\xa3")) return "WebM";
  if (!spells(head, 4, "ftyp")) return undefined;
  return otherBrands.find(([known]) => known.test(brand(head)))?.[1] ?? "MP4";
}
