import { type BrowserContext, expect, type Page, test } from "./test.ts";
import { dist } from "../built/dist.ts";
import { openAwake } from "../awake.ts";
import { keptIn, untilKept, untilPlayable } from "./host.ts";
import { answerFive } from "./playing.ts";

test.use({ serviceWorkers: "allow" });

async function kept(page: Page, path: string) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptIn(page, "pages")).toEqual(expect.arrayContaining([path, "/hors-ligne"]));
}

/** Opens `path`, wakes its page and waits until the device keeps it. */
async function visit(page: Page, path: string) {
  await openAwake(page, path);
  await kept(page, path);
}

/** The same, and nothing is touched: the page sleeps. */
async function visitAsleep(page: Page, path: string) {
  await page.goto(path);
  await kept(page, path);
}

async function goOffline(context: BrowserContext, page: Page) {
  await untilKept(page);
  // What the browser itself keeps would answer in the place of the worker.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
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

test("a printed document that was read is read again without network", async ({ context, page }) => {
  const path = "/documents/seance-cycle-3.html";
  await visit(page, "/enseignants");
  await page.reload();
  await page.goto(path);
  await expect.poll(() => keptIn(page, "pages")).toContain(path);
  const text = await page.locator("body").innerText();
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Habiter un port");
  expect(await page.locator("body").innerText()).toBe(text);
});

/** How many rules the page has of its own style sheet, which stands beside it. */
const styleRules = (page: Page) =>
  page.evaluate(() => {
    const own = [...document.styleSheets].find(({ href }) => href?.includes("/pages/"));
    return own?.cssRules.length ?? 0;
  });

/** The network goes away, and the page is loaded again. */
async function reloadOffline(context: BrowserContext, page: Page) {
  await goOffline(context, page);
  await page.reload();
}

const wholeText = (page: Page) => page.locator("main").innerText();
const notice = (page: Page) => page.getByRole("link", { name: "Recharger la page" });

test("a page that was only opened is read again as it was: its styles, its fonts, the pictures that were seen", async ({
  context,
  page,
}) => {
  await visitAsleep(page, "/presse");
  const picture = page.locator("main img").first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(0);
  const before = await wholeText(page);
  await reloadOffline(context, page);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(0);
  expect(await wholeText(page)).toBe(before);
  expect(await styleRules(page)).toBeGreaterThan(0);
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ status }) => status),
  );
  expect(fonts).toContain("loaded");
  expect(fonts).not.toContain("error");
});

test("a page that cannot live without network is read to its end without a word, and says so when it is touched", async ({
  context,
  page,
}) => {
  await visitAsleep(page, "/escales");
  const before = await wholeText(page);
  await reloadOffline(context, page);
  await page.mouse.wheel(0, 3000);
  // It follows its reader as it did.
  await expect(page.locator("[data-here]")).toHaveCount(1);
  await expect(notice(page)).toBeHidden();
  await page.getByRole("textbox", { name: /adresse e-mail/ }).click();
  await expect(notice(page)).toBeVisible();
  expect(await wholeText(page)).toBe(before);
});

test("a page that was reached by a link of a living one is read again too, and lives", async ({
  context,
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await kept(page, "/presse");
  expect(await page.evaluate("sameDocument")).toBe(true);
  await reloadOffline(context, page);
  await page.getByRole("searchbox", { name: "Rechercher" }).fill("baleine");
  await expect(page.getByRole("heading", { name: "Aucun article trouvé" })).toBeVisible();
});

test("a month of the log that was visited is read again without network", async ({ context, page }) => {
  await page.goto("/journal");
  const month = (await page.locator('main a[href^="/journal/"]').first().getAttribute("href")) ?? "";
  await visitAsleep(page, month);
  const before = await wholeText(page);
  await reloadOffline(context, page);
  expect(await wholeText(page)).toBe(before);
});

test("a page that was not visited says so, and leads to those that were", async ({ context, page }) => {
  await visit(page, "/presse");
  await goOffline(context, page);
  await page.goto("/videos");
  await expect(page).toHaveURL("/hors-ligne?vers=%2Fvideos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plus de réseau.");
  expect(await styleRules(page)).toBeGreaterThan(0);
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
  await untilPlayable(page, dist);
  await reloadOffline(context, page);
  await page.getByRole("button", { name: "Démarrer le quiz" }).first().click();
  await expect(page.getByText(/Question 1 sur 5/)).toBeVisible();
});

test("the quiz is played to its end without network though its page was only opened, once", async ({
  context,
  page,
}) => {
  await visitAsleep(page, "/jeux-concours");
  await untilPlayable(page, dist);
  await reloadOffline(context, page);
  await page.getByRole("button", { name: "Démarrer le quiz" }).first().click();
  await answerFive(page);
  await expect(page.getByRole("link", { name: /^Source/ })).toHaveCount(5);
});

test("who spares data keeps what they read, and nothing more", async ({ context, page }) => {
  await visitAsleep(page, "/presse");
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await visitAsleep(page, "/jeux-concours");
  await goOffline(context, page);
  const files = await keptIn(page, "files");
  expect(files).toContainEqual(expect.stringMatching(/^\/pages\/\w+\/jeux-concours\.css$/));
  expect(files.filter((file) => /\.rsc$|\.json$|\/react-/.test(file))).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("À vous de jouer.");
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espace presse");
});
