/** What a browser knows of a video before playing it. */
export interface VideoMetadata {
  /** Infinite when the file does not say it. */
  readonly seconds: number;
  /** In pixels; none when the browser hears the sound and cannot read the picture. */
  readonly width: number;
  readonly height: number;
}

/** A browser that says nothing of a video would leave one waiting for ever. */
const PATIENCE_MS = 10_000;

/** What the browser knows of a video; nothing when it cannot read it, or has said nothing after ten seconds. */
export async function videoMetadataOf(file: Blob): Promise<VideoMetadata | undefined> {
  const url = URL.createObjectURL(file);
  const metadata = await metadataAt(url);
  URL.revokeObjectURL(url);
  return metadata;
}

function metadataAt(url: string): Promise<VideoMetadata | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement("video");
    const answer = (metadata?: VideoMetadata) => {
      clearTimeout(patience);
      video.removeAttribute("src");
      resolve(metadata);
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
