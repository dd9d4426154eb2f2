import { figures } from "@sillages/content";
import { imageSizeOf, type ImageSize } from "@sillages/media";
import { mediaFormatName } from "./mediaFormatName.ts";

/** Bytes above which a photo breaks the rules, and is not opened. A megabyte is a million bytes. */
export const HEAVIEST_PHOTO = figures.photoMegabytes * 1_000_000;

/** What a photo is, as far as the device can tell. */
export interface PhotoFacts {
  /** By its first bytes, never by its name; nothing when they tell none that is known. */
  format: string | undefined;
  bytes: number;
  /** Absent when the picture does not open, or is too heavy to be. */
  pixels: ImageSize | undefined;
}

/** Looks into a photo. Nothing leaves the device; one too heavy is read by its first bytes alone. */
export async function inspectPhoto(file: Blob): Promise<PhotoFacts> {
  const pixels = file.size > HEAVIEST_PHOTO ? undefined : await imageSizeOf(file);
  return { format: await mediaFormatName(file), bytes: file.size, pixels };
}
