import { trustedScript } from "./trusted.ts";
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
  // What was loaded before the worker of a first visit has not come through it. What was on its way then will not have either.
  const later = new PerformanceObserver(tell);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    tell();
    later.observe({ type: "resource" });
  });
  try {
    await navigator.serviceWorker.register(trustedScript("/service-worker.js"));
  } catch {
    return;
  }
  tell();
  // A new version takes over when a page speaks to it out of sight. One that is left is hidden too, and has no turn after that.
  addEventListener("visibilitychange", () => setTimeout(tell));
}
