import { formatOf } from "./formatOf.ts";

/** What a video is, as far as the device can tell. */
export interface VideoFacts {
  /** By its first bytes, never by its name; nothing when they tell none that is known. */
  format: string | undefined;
  /** Absent when the browser cannot read the video. */
  seen: { seconds: number; width: number; height: number } | undefined;
}

/** A browser that says nothing of a video would leave one waiting for ever. */
const PATIENCE_MS = 10_000;

function metadataOf(url: string): Promise<VideoFacts["seen"]> {
  return new Promise((resolve) => {
    const video = document.createElement("video");
    const answer = (seen?: VideoFacts["seen"]) => {
      clearTimeout(patience);
      video.removeAttribute("src");
      resolve(seen);
    };
    const patience = setTimeout(answer, PATIENCE_MS);
    video.preload = "metadata";
    video.muted = true;
    video.addEventListener("error", () => answer());
    video.addEventListener("loadedmetadata", () =>
      answer({ seconds: video.duration, width: video.videoWidth, height: video.videoHeight }),
    );
    video.src = url;
  });
}

/** Looks into a video. Nothing leaves the device. */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  const format = await formatOf(file);
  const url = URL.createObjectURL(file);
  const seen = await metadataOf(url);
  URL.revokeObjectURL(url);
  return { format, seen };
}
