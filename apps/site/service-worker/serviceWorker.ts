// Lets what was visited be read again without network, and the quiz be played. Pages come from the network first, so that a
// new version shows at once; scripts, styles, payloads and pictures carry their version in their address, so that a kept page finds
// exactly the files that it was built with. What would let a page live is kept if it lived: it is read without.
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import type { OfflineFiles } from "../pipeline/serviceWorker.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Not all browsers say it; TypeScript's own library does not describe it yet. */
  navigator: { connection?: { saveData?: boolean } };
};
/** Replaced by the build. */
declare const FILES: OfflineFiles;
const { pages: paths, played, shell } = FILES;

const pagesCache = "pages";
const filesCache = "files";
const offlinePage = "/hors-ligne";

/** How long a weak network may take before a page that is kept is shown instead. */
const patienceSeconds = 5;
/** Files of former versions leave beyond this number, oldest first. */
const mostFiles = 300;

/** The one name of a page, whatever query or final slash it was asked for with. */
const pageName = (url: URL) => url.pathname.replace(/(.)\/+$/, "$1");

async function keep(cacheName: string, addresses: readonly string[]) {
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    // One file that cannot be had must not lose the others: it will be kept when it is asked for.
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
  }
}

async function forgetOldFiles() {
  const cache = await caches.open(filesCache);
  const requests = await cache.keys();
  const old = requests.slice(0, -mostFiles).filter(({ url }) => !shell.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

self.addEventListener("install", (event) => {
  const files = keep(filesCache, shell);
  const page = caches.open(pagesCache).then((cache) => cache.add(offlinePage));
  // Nothing of an older version can be mixed in: the new worker need not wait.
  event.waitUntil(Promise.all([files, page]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim()));
});

/** A page says what it has loaded. Most of it stands here already, unless it came before this worker was there. */
self.addEventListener("message", (event) => {
  const addresses = (event.data as readonly string[])
    .map((address) => new URL(address, location.origin))
    .filter(({ origin }) => origin === location.origin);
  const visited = addresses.map(pageName).filter((path) => paths.includes(path));
  const files = addresses.filter(isVersioned).map(({ href }) => href);
  const isSparing = self.navigator.connection?.saveData;
  const besides = isSparing ? [] : visited.flatMap((path) => played[path] ?? []);
  event.waitUntil(Promise.all([keep(pagesCache, visited), keep(filesCache, [...files, ...besides])]));
});

const isVersioned = ({ pathname }: URL) => /^\/(?:assets|images|pages)\//.test(pathname);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isVersioned(url),
  new CacheFirst({ cacheName: filesCache }),
);

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageName(new URL(request.url))) }],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && paths.includes(pageName(url)), pages);

registerRoute(new NavigationRoute(new NetworkOnly()));

setCatchHandler(({ request, url }) => {
  const isVisit = request instanceof Request && request.mode === "navigate";
  if (!isVisit || pageName(url) === offlinePage) return Promise.resolve(Response.error());
  return Promise.resolve(Response.redirect(`${offlinePage}?vers=${encodeURIComponent(url.pathname)}`));
});
