/** Some browsers have not taken a file yet when the press is over: its address stands a minute more. */
const STANDS_MS = 60_000;

/** Hands `blob` to the device under `name`. */
export function download(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), STANDS_MS);
}
