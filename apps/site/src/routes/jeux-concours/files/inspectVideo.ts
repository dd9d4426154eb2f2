import { videoMetadataOf, type VideoMetadata } from "@sillages/media";
import { mediaFormatName } from "./mediaFormatName.ts";

/** What a video is, as far as the device can tell. */
export interface VideoFacts {
  /** By its first bytes, never by its name; nothing when they tell none that is known. */
  format: string | undefined;
  /** Absent when the browser cannot read the video. */
  seen: VideoMetadata | undefined;
}

/** Looks into a video. Nothing leaves the device. */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  return { format: await mediaFormatName(file), seen: await videoMetadataOf(file) };
}
