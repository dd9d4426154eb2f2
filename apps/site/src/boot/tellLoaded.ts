/**
 * Tells the service worker (service-worker/), if there is one, that the page at `path` is visited, and what it has loaded until now:
 * it keeps them for when there is no network.
 */
export function tellLoaded(path: string): void {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is one origin, and takes none
  navigator.serviceWorker?.controller?.postMessage([path, ...files]);
}
