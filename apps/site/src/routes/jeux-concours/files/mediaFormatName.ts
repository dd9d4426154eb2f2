import { formatOf, HEAD_BYTES, type MediaFormat } from "@sillages/media";

/** Formats whose usual name is not their own in capitals. */
const names: Partial<Record<MediaFormat, string>> = { jpeg: "JPG", webm: "WebM", webp: "WebP" };

/**
 * The format that the first bytes of a file tell, as people call it: the name of the file can be changed, they cannot.
 *
 * @returns Nothing when it is none of those that cameras and telephones write.
 */
export async function mediaFormatName(file: Blob): Promise<string | undefined> {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
  const format = formatOf(new Uint8Array(head));
  return format && (names[format] ?? format.toUpperCase());
}
