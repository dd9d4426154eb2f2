import { trustedScript } from "./trustedTypes.ts";
import { tellLoaded } from "./tellLoaded.ts";

const tell = () => void tellLoaded(location.pathname);

/**
 * Registers the service worker, which serves visited pages without network (service-worker/). Begins once the page has loaded, so
 * that nothing waits for it; where the browser refuses, the site works the same.
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
  // A page that began without a worker (a first visit, a forced reload) never loads through it: what it loads is told as it comes.
  if (cameAlone) new PerformanceObserver(tell).observe({ type: "resource" });
  // A new worker may take over when a hidden page sends it a message. A page that is being left is hidden too: the timer, which never
  // runs there, tells the two apart.
  addEventListener("visibilitychange", () => setTimeout(tell));
}
