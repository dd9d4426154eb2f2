// A host of the built site that can be told to fail, to lack files, or to serve another build; and what a device keeps of it.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { dist } from "../built/dist.ts";
import { listen } from "../hosting/listen.ts";
import { readRules } from "../hosting/rules.ts";
import { siteListener } from "../hosting/server.ts";
import { openAwake } from "../awake.ts";

export interface Host {
  origin: string;
  /** The build that it serves. */
  serve: (folder: string) => void;
  fails: boolean;
  /** It takes the extension of printed documents away, as Cloudflare does. */
  takesExtensions: boolean;
  /** The addresses that it has no more. */
  lacks?: RegExp | undefined;
  close: () => void;
}

export async function startHost(): Promise<Host> {
  const rules = readRules();
  let answer = siteListener(dist, rules);
  const server = createServer((request, response) => {
    if (host.lacks?.test(request.url ?? "")) return void response.writeHead(404).end();
    const [, document, extension] = /^(\/documents\/[\w-]+)(\.html)?$/.exec(request.url ?? "") ?? [];
    if (host.takesExtensions && document) {
      if (extension) return void response.writeHead(308, { Location: document }).end();
      request.url = `${document}.html`;
    }
    // A build that was just copied would be compressed while somebody waits.
    delete request.headers["accept-encoding"];
    if (!host.fails) return answer(request, response);
    response.writeHead(500, { "Content-Type": "text/html" }).end("<h1>Erreur du serveur</h1>");
  });
  const host: Host = {
    origin: "",
    serve: (folder) => void (answer = siteListener(folder, rules)),
    fails: false,
    takesExtensions: false,
    close: () => void server.close(),
  };
  host.origin = `http://localhost:${await listen(server)}`;
  return host;
}

/** The paths that the device keeps in one of the worker's caches. */
export const keptIn = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Opens the page at `path`, awake, twice: what the worker keeps has come through it. */
export async function keepVisited(page: Page, { origin }: Host, path: string) {
  await openAwake(page, origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptIn(page, "pages")).toContain(path);
  await openAwake(page, origin + path);
  await untilKept(page);
}

/** What a page has loaded under the addresses of a build that the device does not keep yet. */
const notKept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open("files")).keys();
    const kept = requests.map(({ url }) => url);
    const versioned = /^\/(?:assets|images|pages)\//;
    return performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && versioned.test(new URL(name).pathname))
      .filter((name) => !kept.includes(name));
  });

/** The device keeps all that the page has loaded; what it keeps besides has come when the number of its files rests. */
export async function untilKept(page: Page) {
  await expect.poll(() => notKept(page)).toEqual([]);
  let before = -1;
  await expect
    .poll(async () => {
      const now = (await keptIn(page, "files")).length;
      const rests = now === before;
      before = now;
      return rests;
    })
    .toBe(true);
}

/** What the worker of the build in `folder` keeps to have the quiz of /jeux-concours played. */
function playedIn(folder: string): string[] {
  const worker = readFileSync(join(folder, "service-worker.js"), "utf8");
  const [, named = ""] = /"\/jeux-concours":(.*?)"\/mode-classe":/s.exec(worker) ?? [];
  const files = named.match(/\/(?:assets|pages)\/[\w./-]+/g) ?? [];
  expect(files).toContainEqual(expect.stringContaining("/quizModule-"));
  return files;
}

/** The device keeps what it takes to play: it comes one file after the other, once a page says that it is there. */
export async function untilPlayable(page: Page, folder: string) {
  await expect
    .poll(() => keptIn(page, "files"), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(playedIn(folder)));
}
