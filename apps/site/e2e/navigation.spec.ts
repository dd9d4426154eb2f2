import { expect, type Page, test } from "./test.ts";
import { openAwake } from "../awake.ts";
import { openedTabs } from "./tabs.ts";

/** A mark on the window tells a client navigation from a new page load. */
async function open(page: Page, path: string) {
  await openAwake(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("a link changes the page without loading it again: title, top, focus on the heading", async ({
  page,
}) => {
  await open(page, "/");
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await expect(page).toHaveTitle(/^Presse – /);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  // One title, one description: the new page's replaced the old one's.
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/presse$/);
});

/** How every element of the page looks, as far as its rules say it. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *:not(svg *, [data-fold] *)")].map((element) => {
      const { color, backgroundColor, display, fontSize, gap, margin, padding } = getComputedStyle(element);
      return [element.className, color, backgroundColor, display, fontSize, gap, margin, padding].join(" ");
    }),
  );

test("a page looks the same whatever was visited before", async ({ page }) => {
  // A color on its way to another would be none of the two.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAwake(page, "/equipe");
  const alone = await looks(page);
  await open(page, "/");
  for (const path of ["/presse", "/equipe", "/", "/equipe"]) {
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    // The address changes a moment before the page does, whose heading takes the link's focus.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(await looks(page)).toEqual(alone);
});

test("of two links pressed one after the other, the last one leads", async ({ page }) => {
  await open(page, "/");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/equipe\.rsc$/, async (route) => {
    await held;
    await route.continue();
  });
  const footer = page.getByRole("contentinfo");
  const late = page.waitForResponse(/\/equipe\.rsc$/);
  await footer.getByRole("link", { name: "Équipe", exact: true }).click();
  await footer.getByRole("link", { name: "Presse", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espace presse");
  release();
  await (await late).finished();
  // The payload that came late has been read by now: the page that it is of is in the browser's hands.
  await footer.getByRole("link", { name: "Équipe", exact: true }).hover();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page).toHaveURL("/presse");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espace presse");
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to the page where one is makes no step to come back from", async ({ page }) => {
  await page.goto("/equipe");
  await open(page, "/presse");
  const steps = await page.evaluate(() => history.length);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Presse", exact: true });
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await link.click();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL("/equipe");
});

test("going back finds the position that was left", async ({ page }) => {
  await open(page, "/equipe");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/equipe");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe("where the device keeps the pages", () => {
  test.use({ serviceWorkers: "allow" });

  test("going back to the page that was loaded finds it drawn, and the position that was left", async ({
    page,
  }) => {
    await open(page, "/equipe");
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
    await expect(page).toHaveURL("/presse");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.waitForLoadState("networkidle");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/équipe/i);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  });
});

test("a page that was loaded again while it slept follows Back and Forward", async ({ page }) => {
  await open(page, "/equipe");
  await page.getByRole("contentinfo").getByRole("link", { name: "Presse" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/presse/i);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/équipe/i);
  await expect(page).toHaveURL("/equipe");
  await page.evaluate(() => history.forward());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/presse/i);
});

test("a page that was pointed at and could not be had stops none of the others", async ({ page }) => {
  await open(page, "/equipe");
  const { origin } = new URL(page.url());
  let refusals = 0;
  // What this page has not, and /presse needs.
  await page.route(`${origin}/assets/*.js`, (route) => {
    refusals++;
    return route.abort();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Presse" }).hover();
  await expect.poll(() => refusals).toBeGreaterThan(0);
  await page.unroute(`${origin}/assets/*.js`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" }).click();
  await expect(page).toHaveURL("/mentions-legales");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test("a page that sleeps melts into the next one though its style sheet is late, and nothing is refused", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      Object.assign(window, { melts: viewTransition?.finished.then(() => true) ?? false });
    });
  });
  await page.goto("/presentation");
  await page.route("**/*.css", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Équipe" }).click();
  await expect(page).toHaveURL("/equipe");
  await page.waitForFunction(() => "melts" in window);
  expect(await page.evaluate(() => (window as unknown as { melts: Promise<boolean> }).melts)).toBe(true);
  expect(errors).toEqual([]);
});

test("an anchor of another page is reached below the fixed header, and takes focus", async ({ page }) => {
  // Without gliding: where it rests is judged.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/presse");
  await page.getByRole("button", { name: "Présentation" }).click();
  await page.getByRole("link", { name: "Nos Expéditions" }).click();
  await expect(page).toHaveURL("/#projet");
  const target = page.locator("#projet");
  await expect(target).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => Math.round((await target.boundingBox())?.y ?? -1))
    .toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(target).toBeInViewport();
});

test("with reduced motion the anchor is reached at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});

test("a link opened with a modifier or towards another site is left to the browser", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, "/");
  const opened = await openedTabs(browser);
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Presse" })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect.poll(opened).toEqual([`${baseURL}/presse`]);
  await expect(page).toHaveURL("/");
});

test("when a page's code cannot be fetched, the browser follows the link itself", async ({ page }) => {
  await open(page, "/");
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Presse" }).click();
  await expect(page).toHaveURL("/presse");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espace presse");
  expect(await isSameDocument(page)).toBe(false);
});

test("when the scripts cannot be had at all, the page says so, is read and leads on", async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto("/presse");
  await page.getByRole("contentinfo").getByRole("button").click();
  await expect(page.getByRole("alert")).toContainText("n’a pas pu se charger");
  await expect(page.getByRole("link", { name: "Recharger la page" })).toBeVisible();
  await page.unroute(/\/assets\/index-.*\.js$/);
  await page.getByRole("link", { name: "Recharger la page" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("button", { name: "Présentation" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Notre Équipe" })).toBeVisible();
});

test("a page whose scripts cannot be had says so though somebody else has put a sheet of another site in it", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.route(/\.css$/, (route) => route.fulfill({ contentType: "text/css", body: "p{margin:1px}" }));
  await page.route("/equipe", async (route) => {
    const response = await route.fetch();
    const sheet = '<link rel="stylesheet" href="https://ailleurs.example/a.css">';
    const { "content-security-policy": _, ...headers } = response.headers();
    const body = (await response.text()).replace("<script>", `${sheet}<script>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto("/equipe");
  await expect(page.locator("#panne")).toBeVisible();
});

test("the skip link is the first stop and leads past the header", async ({ page }) => {
  await open(page, "/presse");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
