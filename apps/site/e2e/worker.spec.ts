// The service worker where something goes wrong: a host that fails, a device that loses or refuses what it was given to keep.
import { type Page, expect, test } from "./test.ts";
import { openAwake, wake } from "../awake.ts";
import { type Host, keepVisited, keptIn, startHost } from "./host.ts";

test.use({ serviceWorkers: "allow" });

let host: Host;
test.beforeAll(async () => void (host = await startHost()));
test.afterAll(() => host.close());
test.beforeEach(() => void Object.assign(host, { fails: false, takesExtensions: false, lacks: undefined }));

const visit = (page: Page, path: string) => keepVisited(page, host, path);

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

async function reloadOffline(page: Page) {
  await clearBrowserCache(page);
  await page.context().setOffline(true);
  await page.reload();
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

test("a printed document is kept by its address where the host takes the extension away", async ({
  page,
}) => {
  host.takesExtensions = true;
  await visit(page, "/enseignants");
  await page.goto(`${host.origin}/documents/seance-cycle-3.html`);
  await expect(page).toHaveURL(/\/documents\/seance-cycle-3$/);
  await expect.poll(() => keptIn(page, "pages")).toContain("/documents/seance-cycle-3.html");
  await reloadOffline(page);
  await expect(title(page)).toContainText("Habiter un port");
  await page.goto(`${host.origin}/documents/seance-cycle-3.html`);
  await expect(title(page)).toContainText("Habiter un port");
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
  await reloadOffline(page);
  await expect(title(page)).toHaveText("Plus de réseau.");
  await context.setOffline(false);
  await page.goto(`${host.origin}/presse`);
  await expect(title(page)).toHaveText("Espace presse");
  // The page is shown before it is kept.
  const kept = async () => (await (await caches.open("pages")).match("/presse"))?.text();
  await expect.poll(() => page.evaluate(kept)).toContain("Espace presse");
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText("Espace presse");
});

test("a page that came past the worker is kept all the same, with what it then asks for", async ({
  context,
  page,
}) => {
  await visit(page, "/presse");
  await page.evaluate(() => Promise.all(["pages", "files"].map((cache) => caches.delete(cache))));
  const loaded = page.waitForEvent("load");
  await (await context.newCDPSession(page)).send("Page.reload", { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(() => keptIn(page, "pages")).toContain("/presse");
  await wake(page);
  await expect.poll(() => keptIn(page, "files")).toContainEqual(expect.stringMatching(/\/react-/));
});

test("a page of a former build is kept anew when a link of a living page leads to it", async ({ page }) => {
  await visit(page, "/presse");
  await visit(page, "/equipe");
  await page.evaluate(async () => {
    const kept = await caches.open("pages");
    const { headers } = (await kept.match("/presse"))!;
    await kept.put("/presse", new Response("<h1>Ancienne version</h1>", { headers }));
  });
  await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
  await expect(title(page)).toHaveText("Espace presse");
  const kept = () => page.evaluate(async () => (await caches.match("/presse"))?.text());
  await expect.poll(kept).toContain("Espace presse");
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
  await reloadOffline(page);
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
  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  await worker.evaluate(() => {
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
  await worker.evaluate("giveRoom()");
  await visit(page, "/equipe");
});

/** How many bytes the device gives the site: those that it holds, and `more`. */
async function leaveRoom(page: Page, more?: number) {
  const cdp = await page.context().newCDPSession(page);
  const { usage } = await cdp.send("Storage.getUsageAndQuota", { origin: host.origin });
  const quota = more === undefined ? {} : { quotaSize: Math.ceil(usage + more) };
  await cdp.send("Storage.overrideQuotaForOrigin", { origin: host.origin, ...quota });
}

test("a first visit on a device that gives no room lives, and nothing fails in it", async ({
  context,
  page,
}) => {
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(error.error().message));
  await page.goto(`${host.origin}/robots.txt`);
  await leaveRoom(page, 2_000);
  await openAwake(page, `${host.origin}/presse`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await openAwake(page, `${host.origin}/equipe`);
  await expect(title(page)).toHaveText(/équipe/i);
  await page.reload();
  await expect(title(page)).toHaveText(/équipe/i);
  expect(errors).toEqual([]);
  await leaveRoom(page);
  await visit(page, "/presse");
});

test("a device that fills up between two visits still has the page that it kept, and shows the one that it cannot keep", async ({
  context,
  page,
}) => {
  await visit(page, "/presse");
  await leaveRoom(page, 1_000);
  await openAwake(page, `${host.origin}/devenir-partenaire`);
  await expect(page.locator("#panne")).toBeHidden();
  await clearBrowserCache(page);
  await context.setOffline(true);
  await page.goto(`${host.origin}/presse`);
  await expect(title(page)).toHaveText("Espace presse");
});
