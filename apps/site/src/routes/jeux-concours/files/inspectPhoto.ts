import { imageSizeOf, type ImageSize } from "@sillages/media";
import { formatName } from "./formatName.ts";

/** What a photo is, as far as the device can tell. */
export interface PhotoFacts {
  /** By its first bytes, never by its name; nothing when they tell none that is known. */
  format: string | undefined;
  bytes: number;
  /** Absent when the picture does not open. */
  pixels: ImageSize | undefined;
}

/** Looks into a photo. Nothing leaves the device. */
export async function inspectPhoto(file: Blob): Promise<PhotoFacts> {
  return { format: await formatName(file), bytes: file.size, pixels: await imageSizeOf(file) };
}
