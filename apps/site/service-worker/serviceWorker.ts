// Lets what was visited be read again without network, and the quiz be played. Pages come from the network first, so that a
// new version shows at once; scripts, styles, payloads and pictures carry their version in their address, so that a kept page finds
// exactly the files that it was built with. What would let a page live is kept if it lived: it is read without.
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import type { OfflineFiles } from "../pipeline/serviceWorker.ts";
import { pageFiles } from "../src/payload.ts";
import { missingPicture } from "./missingPicture.ts";
import { isWhole, toKeep } from "./whole.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Not all browsers say it; TypeScript's own library does not describe it yet. */
  navigator: { connection?: { saveData?: boolean } };
};
/** Replaced by the build. */
declare const FILES: OfflineFiles;
const { pages: paths, played, shell, version } = FILES;

const pagesCache = "pages";
const filesCache = "files";
const offlinePage = "/hors-ligne";

/** How long a weak network may take before a page that is kept is shown instead. */
const patienceSeconds = 5;
/** Files of former versions leave beyond this number, oldest first. */
const mostFiles = 300;
/** A device is full when this much of what it gives the site is taken. */
const fullShare = 0.9;

/** The one name of a page, whatever query or final slash it was asked for with, or extension its host took away. */
function pageName({ pathname }: URL) {
  const path = pathname.replace(/(.)\/+$/, "$1");
  return paths.includes(`${path}.html`) ? `${path}.html` : path;
}

/** Pages have one address for all builds, and name the folder of their own. */
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
    // One file that cannot be had, or that finds no room, must not lose the others: it will be kept when it is asked for.
    if (!(await stands(address))) await add(address).catch(() => undefined);
  }
}

async function forgetOldFiles(most: number) {
  const cache = await caches.open(filesCache);
  const requests = await cache.keys();
  const old = requests.slice(0, -most).filter(({ url }) => !shell.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** On a device that has no room left, half of the files leave, oldest first: what is read now is worth more than they are. */
async function makeRoom() {
  const { quota = Infinity, usage = 0 } = (await self.navigator.storage?.estimate()) ?? {};
  if (usage < fullShare * quota) return;
  const { length } = await (await caches.open(filesCache)).keys();
  await forgetOldFiles(Math.ceil(length / 2));
}

/** What it takes to play a quiz in those of the pages at `visited` where there is one; nothing for who spares data. */
const playedIn = (visited: readonly string[]) =>
  self.navigator.connection?.saveData ? [] : visited.flatMap((path) => played[path] ?? []);

const openPages = () => self.clients.matchAll({ includeUncontrolled: true, type: "window" });

/** The quizzes of pages that were open before this version are played with its files: the host has no others. */
async function keepOpenQuizzes() {
  const open = await openPages();
  await keep(filesCache, playedIn(open.map(({ url }) => pageName(new URL(url)))));
}

self.addEventListener("install", (event) => {
  const kept = Promise.all([keep(filesCache, shell), keep(pagesCache, [offlinePage])]);
  // A first worker is told so by the pages, once it has come.
  event.waitUntil(self.registration.active ? kept.then(keepOpenQuizzes) : kept);
});

/**
 * A new worker could take over at once, since nothing of an older version can be mixed in. But Chromium loses the visits that begin in
 * that very moment, and their tabs wait for ever: it takes over when all pages are closed, or when none is in sight to follow a link in.
 */
async function takeOverUnseen() {
  const open = await openPages();
  if (open.length > 0 && open.every(({ visibilityState }) => visibilityState === "hidden"))
    await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldFiles(mostFiles).then(() => self.clients.claim()));
});

/** What a page may need later comes one file after the other, however many tabs ask: who reads now has the network first. */
let ahead: Promise<unknown> = Promise.resolve();

/** A page says what it has loaded, to the newest worker. Most of it stands here already, unless it came before the first one. */
self.addEventListener("message", (event) => {
  const addresses = (event.data as readonly string[])
    .map((address) => new URL(address, location.origin))
    .filter(({ origin }) => origin === location.origin);
  const visited = addresses.map(pageName).filter((path) => paths.includes(path));
  // A page may be newer than the one that tells of it: its own style sheet is kept with it.
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
      // An error of the host is treated like no network when the page is cached.
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
