import { trustedScript } from "./trustedTypes.ts";
import { tellLoaded } from "./tellLoaded.ts";

const tell = () => void tellLoaded(location.pathname);

/**
 * Lets the pages that were visited be read again without network (service-worker/). Begins when the page has loaded: nothing
 * waits for it, and where it is refused the site is the same.
 */
export async function keepForOffline(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  const { serviceWorker } = navigator;
  const cameAlone = !serviceWorker.controller;
  serviceWorker.addEventListener("controllerchange", tell);
  try {
    await serviceWorker.register(trustedScript("/service-worker.js"));
  } catch {
    return;
  }
  await serviceWorker.ready;
  tell();
  // On a first visit, what was on its way when the worker came does not come through it; nor does anything on a page that came in that
  // very moment, or that was asked for anew past it: such a page has no worker until it is left.
  if (cameAlone) new PerformanceObserver(tell).observe({ type: "resource" });
  // A new worker takes over when a hidden page sends it a message. A page that is unloading is hidden too: its timers never run.
  addEventListener("visibilitychange", () => setTimeout(tell));
}
