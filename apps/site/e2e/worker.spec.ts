// The service worker where something goes wrong: a host that fails, a device that loses or refuses what it was given to keep.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Page, expect, test } from "@playwright/test";
import { dist, readRules } from "../pipeline/dist.ts";
import { siteListener } from "../pipeline/server.ts";
import { openAwake } from "./awake.ts";

test.use({ serviceWorkers: "allow" });

/** A host of the built site, which can be told to fail. */
const host: { fails: boolean; lacks?: RegExp | undefined; origin: string } = { fails: false, origin: "" };
let server: Server;

test.beforeAll(async () => {
  const answer = siteListener(dist, readRules());
  server = createServer((request, response) => {
    if (host.lacks?.test(request.url ?? "")) return void response.writeHead(404).end();
    if (!host.fails) return answer(request, response);
    response.writeHead(500, { "Content-Type": "text/html" }).end("<h1>Erreur du serveur</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => void server.close());
test.beforeEach(() => void Object.assign(host, { fails: false, lacks: undefined }));

const keptIn = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Opens the page at `path`, awake, twice: what the worker keeps has come through it. */
async function visit(page: Page, path: string) {
  await openAwake(page, host.origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptIn(page, "pages")).toContain(path);
  await openAwake(page, host.origin + path);
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

/** Puts `body` in the place of everything of `cache` whose path matches. */
const damage = (page: Page, cache: string, matching: string, body: string) =>
  page.evaluate(
    async ([name, pattern, text]) => {
      const kept = await caches.open(name!);
      for (const request of await kept.keys()) {
        if (!new RegExp(pattern!).test(new URL(request.url).pathname)) continue;
        const { headers } = (await kept.match(request))!;
        await kept.put(request, new Response(text, { headers }));
      }
    },
    [cache, matching, body],
  );

/** What the browser itself keeps would answer in the place of the worker. */
async function clearBrowserCache(page: Page) {
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page that is kept is shown when the host fails; one that is not shows what the host says", async ({
  page,
}) => {
  await visit(page, "/presse");
  host.fails = true;
  await page.reload();
  await expect(title(page)).toHaveText("Espace presse");
  await page.goto(`${host.origin}/equipe`);
  await expect(title(page)).toHaveText("Erreur du serveur");
  host.fails = false;
  await page.reload();
  await expect(title(page)).toHaveText(/équipe/i);
});

test("a script that was damaged on the device is fetched again", async ({ page }) => {
  await visit(page, "/presse");
  await damage(page, "files", "\\.js$", "const broken = (");
  await clearBrowserCache(page);
  await openAwake(page, `${host.origin}/presse`);
  await page.getByRole("searchbox", { name: "Rechercher" }).fill("baleine");
  await expect(page.getByRole("heading", { name: "Aucun article trouvé" })).toBeVisible();
  await expect(page.locator("#panne")).toBeHidden();
});

test("a page that was emptied on the device is not shown blank", async ({ context, page }) => {
  await visit(page, "/presse");
  await damage(page, "pages", "^/presse$", "");
  await clearBrowserCache(page);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText("Plus de réseau.");
  await context.setOffline(false);
  await page.goto(`${host.origin}/presse`);
  await expect(title(page)).toHaveText("Espace presse");
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText("Espace presse");
});

test("a picture that was never seen is a drawing and no hole without network, and comes with it", async ({
  context,
  page,
}) => {
  await visit(page, "/presse");
  await page.evaluate(async () => {
    const kept = await caches.open("files");
    for (const request of await kept.keys())
      if (new URL(request.url).pathname.startsWith("/images/")) await kept.delete(request);
  });
  await clearBrowserCache(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("tab", { name: "Illustrations" }).click();
  const picture = page.locator("#phototheque img").first();
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const alone = await width();
  await expect(picture).not.toHaveAttribute("alt", "");
  await context.setOffline(false);
  await page.reload();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(alone);
});

test("« Recharger » waits for the network when there is none, says so, and then reloads", async ({
  context,
  page,
}) => {
  host.lacks = /\/assets\/index-/;
  await page.goto(`${host.origin}/presse`);
  await page.getByRole("button", { name: "Copier le texte" }).first().click();
  const notice = page.locator("#panne");
  const reload = notice.getByRole("link", { name: "Recharger la page" });
  await expect(reload).toBeInViewport();
  await context.setOffline(true);
  await reload.click();
  await expect(notice).toContainText("dès qu’il reviendra");
  await expect(title(page)).toHaveText("Espace presse");
  host.lacks = undefined;
  const loaded = page.waitForEvent("load");
  await context.setOffline(false);
  await loaded;
  await expect(notice).toBeHidden();
});

test("a device that has no room left shows every page, and keeps again once it has", async ({ page }) => {
  await visit(page, "/presse");
  const before = (await keptIn(page, "files")).length;
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const full = {
      estimate: () => Promise.resolve({ quota: 100, usage: 95 }),
      put: () => Promise.reject(new DOMException("Full.", "QuotaExceededError")),
    };
    const { Cache, StorageManager } = globalThis as unknown as Record<string, { prototype: object }>;
    const before = [Cache!, StorageManager!].map(({ prototype }) => ({
      ...Object.getOwnPropertyDescriptors(prototype),
    }));
    Object.assign(Cache!.prototype, { put: full.put });
    Object.assign(StorageManager!.prototype, { estimate: full.estimate });
    Object.assign(globalThis, {
      giveRoom: () => {
        Object.defineProperties(Cache!.prototype, before[0]!);
        Object.defineProperties(StorageManager!.prototype, before[1]!);
      },
    });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await openAwake(page, `${host.origin}/equipe`);
  await expect(title(page)).toHaveText(/équipe/i);
  await expect.poll(async () => (await keptIn(page, "files")).length).toBeLessThan(before);
  expect(errors).toEqual([]);
  await worker?.evaluate("giveRoom()");
  await visit(page, "/equipe");
});
