import { trustedScript } from "./trusted.ts";

/**
 * Lets the pages that were visited be read again without network (service-worker/). Begins when the page has loaded: nothing
 * waits for it, and where it is refused the site is the same.
 */
export async function keepForOffline(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  const firstVisit = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register(trustedScript("/service-worker.js"));
  } catch {
    return;
  }
  if (!firstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is one origin, and takes none
  active?.postMessage({ loaded: [location.href, ...files] });
}
