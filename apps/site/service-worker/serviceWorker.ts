// Serves visited pages, and the quiz, without network. Pages are network first, so that a new version shows at once. Scripts, styles,
// payloads and pictures have their version in their address: they are cache first, and a cached page finds the very files of its build.
// React and the code of a page are cached only if the page woke up: asleep, it can be read without them.
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import type { OfflineFiles } from "../pipeline/serviceWorker.ts";
import { pageFiles } from "../src/payload.ts";
import { missingPicture } from "./missingPicture.ts";
import { isWhole, toKeep } from "./whole.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Not in every browser; TypeScript's own library does not describe it yet. */
  navigator: { connection?: { saveData?: boolean } };
};
/** Replaced by the build. */
declare const FILES: OfflineFiles;
const { pages: paths, played, shell, version } = FILES;

const pagesCache = "pages";
const filesCache = "files";
const offlinePage = "/hors-ligne";

/** How long to wait for the network before the cached copy of a page is shown. */
const patienceSeconds = 5;
/** The cache of files is cut to this number, oldest first: those of former builds would pile up. */
const mostFiles = 300;
/** The share of the storage quota above which the device counts as full. */
const fullShare = 0.9;

/** The key of a page in the cache: without query or final slash, and with the extension that some hosts take away. */
function pageName({ pathname }: URL) {
  const path = pathname.replace(/(.)\/+$/, "$1");
  return paths.includes(`${path}.html`) ? `${path}.html` : path;
}

/** The address of a page does not change with a build, but its HTML names the folder of its build. */
const isOfThisBuild = async (page: Response) => (await page.text()).includes(`/pages/${version}/`);

async function keep(cacheName: string, addresses: readonly string[]) {
  const cache = await caches.open(cacheName);
  const stands = async (address: string) => {
    const kept = await cache.match(address);
    return kept !== undefined && (cacheName !== pagesCache || (await isOfThisBuild(kept)));
  };
  const add = async (address: string) => {
    const response = await toKeep(await fetch(address));
    if (response) await cache.put(address, response);
  };
  for (const address of addresses) {
    // A file that cannot be fetched or stored must not stop the others: it is cached when a page asks for it.
    if (!(await stands(address))) await add(address).catch(() => undefined);
  }
}

async function forgetOldFiles(most: number) {
  const cache = await caches.open(filesCache);
  const requests = await cache.keys();
  const old = requests.slice(0, -most).filter(({ url }) => !shell.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** On a full device, deletes the oldest half of the files to make room for the page that is being read. */
async function makeRoom() {
  const { quota = Infinity, usage = 0 } = (await self.navigator.storage?.estimate()) ?? {};
  if (usage < fullShare * quota) return;
  const { length } = await (await caches.open(filesCache)).keys();
  await forgetOldFiles(Math.ceil(length / 2));
}

/** The files that a quiz needs, for each of the `visited` pages that has one; none where the reader asked to save data. */
const playedIn = (visited: readonly string[]) =>
  self.navigator.connection?.saveData ? [] : visited.flatMap((path) => played[path] ?? []);

const openPages = () => self.clients.matchAll({ includeUncontrolled: true, type: "window" });

/** Pages that were open before this version was put online load its files for their quiz: the host no longer has the former ones. */
async function keepOpenQuizzes() {
  const open = await openPages();
  await keep(filesCache, playedIn(open.map(({ url }) => pageName(new URL(url)))));
}

self.addEventListener("install", (event) => {
  const kept = Promise.all([keep(filesCache, shell), keep(pagesCache, [offlinePage])]);
  // A first worker hears from the pages themselves, once it is active.
  event.waitUntil(self.registration.active ? kept.then(keepOpenQuizzes) : kept);
});

/**
 * Versions never mix, so a new worker could take over at once. But a navigation that starts at that moment hangs for ever in Chromium.
 * The worker therefore takes over once all pages are closed, or while every tab is hidden, where nobody can follow a link.
 */
async function takeOverUnseen() {
  const open = await openPages();
  if (open.length > 0 && open.every(({ visibilityState }) => visibilityState === "hidden"))
    await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldFiles(mostFiles).then(() => self.clients.claim()));
});

/** The queue of what pages may need later, shared by all tabs: one file at a time, so that the page being read has the network first. */
let ahead: Promise<unknown> = Promise.resolve();

/** A page says what it has loaded. Most of it is cached already, except what was loaded before the first worker was active. */
self.addEventListener("message", (event) => {
  const addresses = (event.data as readonly string[])
    .map((address) => new URL(address, location.origin))
    .filter(({ origin }) => origin === location.origin);
  const visited = addresses.map(pageName).filter((path) => paths.includes(path));
  // The copy fetched here may be of a newer build than the page that speaks: the style sheet of this build is cached with it.
  const sheets = visited.map((path) => pageFiles(path, version).styles);
  const files = [...addresses.filter(isVersioned).map(({ href }) => href), ...sheets];
  const kept = makeRoom().then(() => Promise.all([keep(pagesCache, visited), keep(filesCache, files)]));
  ahead = Promise.allSettled([ahead, kept]).then(() => keep(filesCache, playedIn(visited)));
  event.waitUntil(Promise.all([ahead, kept.then(takeOverUnseen)]));
});

const isVersioned = ({ pathname }: URL) => /^\/(?:assets|images|pages)\//.test(pathname);

type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>["plugins"]>[number];

/** A cached answer that is damaged counts as missing. */
const wholeOnly: Plugin = {
  cacheWillUpdate: async ({ response }) => (await toKeep(response)) ?? null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (await isWhole(cachedResponse)) ? cachedResponse : null,
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isVersioned(url),
  new CacheFirst({ cacheName: filesCache, plugins: [wholeOnly] }),
);

async function isKept(path: string) {
  const kept = await (await caches.open(pagesCache)).match(path);
  return kept !== undefined && (await isWhole(kept));
}

const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    wholeOnly,
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageName(new URL(request.url))),
      // Where the page is cached, an error of the host counts as no network.
      fetchDidSucceed: async ({ request, response }) => {
        if (response.status >= 500 && (await isKept(pageName(new URL(request.url)))))
          throw new Error(`The host answered ${response.status}.`);
        return response;
      },
    },
  ],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && paths.includes(pageName(url)), pages);

registerRoute(new NavigationRoute(new NetworkOnly()));

setCatchHandler(({ request, url }) => {
  if (request instanceof Request && request.destination === "image") return Promise.resolve(missingPicture());
  const isVisit = request instanceof Request && request.mode === "navigate";
  if (!isVisit || pageName(url) === offlinePage) return Promise.resolve(Response.error());
  return Promise.resolve(Response.redirect(`${offlinePage}?vers=${encodeURIComponent(url.pathname)}`));
});
