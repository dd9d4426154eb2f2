import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { openAwake } from "./awake.ts";

test.use({ serviceWorkers: "allow" });

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open("pages")).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Opens `path` and waits until the device keeps it. */
async function visit(page: Page, path: string) {
  await openAwake(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([path, "/hors-ligne"]));
}

/** The files that the device keeps have all come when their number rests. */
async function settle(page: Page) {
  const count = () => page.evaluate(async () => (await (await caches.open("files")).keys()).length);
  let before = -1;
  await expect
    .poll(async () => {
      const now = await count();
      const rests = now === before && now > 0;
      before = now;
      return rests;
    })
    .toBe(true);
}

async function goOffline(context: BrowserContext, page: Page) {
  await settle(page);
  await context.setOffline(true);
}

test("a page that was visited is read again without network, and lives", async ({ context, page }) => {
  await visit(page, "/presse");
  await goOffline(context, page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Présentation" }).click();
  await expect(page.getByRole("link", { name: "Notre Équipe" }).first()).toBeVisible();
});

test("a page that was not visited says so, and leads to those that were", async ({ context, page }) => {
  await visit(page, "/presse");
  await goOffline(context, page);
  await page.goto("/videos");
  await expect(page).toHaveURL("/hors-ligne?vers=%2Fvideos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plus de réseau.");
  await expect(page.getByRole("link", { name: "Réessayer" })).toHaveAttribute("href", "/videos");
  await page.getByRole("main").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await context.setOffline(false);
  await page.goto("/hors-ligne?vers=%2Fvideos");
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page).toHaveURL("/videos");
});

test("an address that the site does not know is never a link of the offline page", async ({ page }) => {
  for (const asked of ["https://mechant.example/", "javascript:alert(1)", "//mechant.example", "<b>"]) {
    await openAwake(page, `/hors-ligne?vers=${encodeURIComponent(asked)}`);
    await expect(page.getByRole("link", { name: "Réessayer" })).toHaveAttribute("href", "/");
  }
});

test("the quiz is played without network once its page was visited", async ({ context, page }) => {
  await visit(page, "/jeux-concours");
  // The second visit is the worker's: it keeps what a quiz needs besides.
  await page.reload();
  await goOffline(context, page);
  await page.reload();
  await page.getByRole("button", { name: "Démarrer le quiz" }).first().click();
  await expect(page.getByText(/Question 1 sur 5/)).toBeVisible();
});

test("a new version shows at once: pages come from the network first", async ({ page }) => {
  await visit(page, "/presse");
  await page.evaluate(async () => {
    const cache = await caches.open("pages");
    await cache.put(
      "/presse",
      new Response("<h1>Ancienne version</h1>", { headers: { "Content-Type": "text/html" } }),
    );
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("On en parle à terre.");
});
