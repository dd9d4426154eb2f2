import { formatOf } from "./formatOf.ts";

/** What a photo is, as far as the device can tell. */
export interface PhotoFacts {
  /** By its first bytes, never by its name; nothing when they tell none that is known. */
  format: string | undefined;
  bytes: number;
  /** Absent when the picture does not open. */
  pixels: { width: number; height: number } | undefined;
}

/** Looks into a photo. Nothing leaves the device. */
export async function inspectPhoto(file: Blob): Promise<PhotoFacts> {
  const format = await formatOf(file);
  const image = await createImageBitmap(file).catch(() => undefined);
  const pixels = image && { width: image.width, height: image.height };
  image?.close();
  return { format, bytes: file.size, pixels };
}
