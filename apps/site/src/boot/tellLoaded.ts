/**
 * Tells the service worker (service-worker/), if there is one, that the page at `path` is visited, and what it has loaded until now:
 * it caches them for when there is no network. The newest worker is told, even before it takes over: it knows the files that the
 * host has now.
 */
export async function tellLoaded(path: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { waiting, active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is one origin, and takes none
  (waiting ?? active)!.postMessage([path, ...files]);
}
