// What happens around a page that nobody chose: a network that hangs, a page that comes back from the history, a device that refuses the
// clipboard or sharing, a tab that is left in the background. Nothing is lost, and what failed says so.
// Every request of every page, every month and every change: `npm run faults`.
import { chromium, expect, type Page, test } from "./test.ts";
import { launchOptions } from "../../../scripts/chromium.mjs";
import { openAwake } from "../awake.ts";
import { linesOf, lost } from "./lines.ts";
import { secondsLeft } from "./quizTime.ts";

test.describe("a network that hangs", () => {
  test("a link of a living page whose payload never comes is followed by the browser", async ({ page }) => {
    await page.clock.install();
    await openAwake(page, "/equipe");
    const asked = page.waitForRequest(/\/pages\/.*\.rsc$/);
    await page.route(/\/pages\/.*\.rsc$/, () => undefined);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Presse" }).click();
    await asked;
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL("/presse");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Espace presse");
    expect(await page.evaluate("globalThis.sameDocument")).toBeUndefined();
  });

  test("while a page waits for what lets it live, its words are there, and what was pressed is done once it comes", async ({
    page,
  }) => {
    let released = false;
    const held: (() => void)[] = [];
    const awaited = /\/assets\/(?!starter)[^/]+\.js$|\.rsc$/;
    await page.route(awaited, async (route) => {
      if (!released) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto("/equipe");
    const before = await linesOf(page);
    await page.getByRole("contentinfo").getByRole("button", { name: "S’abonner" }).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(lost(before, await linesOf(page))).toEqual([]);
    released = true;
    for (const release of held) release();
    await expect(page.getByRole("textbox", { name: /adresse e-mail/ })).toHaveAccessibleDescription(
      /Indiquez votre adresse/,
    );
    await expect(page.locator("#panne")).toBeHidden();
  });
});

test.describe("a page that the history keeps as it was left", () => {
  for (const path of ["/", "/presse", "/jeux-concours"]) {
    test(`${path}: nothing in it forbids that`, async () => {
      // Playwright starts its browsers without this part of the history, and the one without a window has none: it says « masked » of
      // itself, and names what is in the page.
      const browser = await chromium.launch({
        ...(await launchOptions({ shell: true })),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      const page = await browser.newPage({
        baseURL: test.info().project.use.baseURL!,
        serviceWorkers: "block",
      });
      await openAwake(page, path);
      await page.evaluate(() =>
        addEventListener("pageshow", ({ persisted }) => Object.assign(globalThis, { persisted })),
      );
      await page.evaluate(() => location.assign("/mentions-legales"));
      await expect(page).toHaveURL(/mentions-legales$/);
      // A page that comes back as it was left does not load, which Playwright's own `goBack` would wait for.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).not.toHaveURL(/mentions-legales$/);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      if (await page.evaluate("globalThis.persisted === true")) return browser.close();
      const reasons = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType("navigation");
        const told = Reflect.get(entry ?? {}, "notRestoredReasons") as {
          reasons: { reason: string }[];
        } | null;
        return told?.reasons.map(({ reason }) => reason) ?? [];
      });
      expect(reasons.filter((reason) => reason !== "masked")).toEqual([]);
      await browser.close();
    });
  }

  test("frozen, then shown again: it lives on where it was, and moves on", async ({ page }) => {
    await openAwake(page, "/presse");
    const search = page.getByRole("searchbox", { name: "Rechercher" });
    const none = page.getByRole("heading", { name: "Aucun article trouvé" });
    await search.fill("zzz");
    await expect(none).toBeVisible();
    const tell = (type: string) =>
      page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    const cdp = await page.context().newCDPSession(page);
    await tell("pagehide");
    await cdp.send("Page.setWebLifecycleState", { state: "frozen" });
    await cdp.send("Page.setWebLifecycleState", { state: "active" });
    await tell("pageshow");
    await expect(search).toHaveValue("zzz");
    await search.fill("");
    await expect(none).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Vidéos" }).click();
    await expect(page).toHaveURL("/videos");
    await expect(page.getByRole("heading", { name: "Les directs" })).toBeVisible();
  });
});

test.describe("a device that refuses the clipboard", () => {
  for (const path of ["/presse", "/jeux-concours/integrer"]) {
    test(`${path}: each text that was to be copied stands in a field, selected`, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
      await openAwake(page, path);
      const buttons = page.getByRole("main").getByRole("button", { name: /^Copier/ });
      const count = await buttons.count();
      expect(count).toBeGreaterThan(0);
      for (let at = 0; at < count; at++) {
        await buttons.nth(at).click();
        const field = page.locator("input:focus, textarea:focus");
        await expect(field).toHaveValue(/\S{3}/);
        expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
      }
    });
  }
});

/** A tab in the background: nothing is drawn, and its timers sound once a minute. https://developer.chrome.com/blog/timer-throttling-in-chrome-88 */
const background = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.assign(globalThis, { isInBackground: hidden });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      value: hidden ? "hidden" : "visible",
    });
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test.describe("a quiz in a tab that is left in the background", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-20T11:59:00Z") });
    await page.addInitScript(() => {
      const draw = window.requestAnimationFrame.bind(window);
      const repeat = window.setInterval.bind(window);
      const wait = window.setTimeout.bind(window);
      const isHidden = () => Reflect.get(globalThis, "isInBackground") === true;
      const slow = (ms = 0) => (isHidden() ? Math.ceil(Math.max(ms, 1) / 60_000) * 60_000 : ms);
      Object.assign(window, {
        setTimeout: (act: TimerHandler, ms?: number, ...rest: unknown[]) => wait(act, slow(ms), ...rest),
        setInterval: (act: () => void, ms?: number) => {
          let last = Date.now();
          return repeat(() => {
            if (isHidden() && Date.now() - last < 60_000) return;
            last = Date.now();
            act();
          }, ms);
        },
        requestAnimationFrame: (act: FrameRequestCallback) => (isHidden() ? 0 : draw(act)),
      });
    });
    await openAwake(page, "/jeux-concours");
    await page.getByRole("button", { name: "Démarrer le quiz" }).first().click();
    await expect(page.getByText(/^Question 1 sur/)).toBeVisible();
    // From here the clock moves when it is told to: a slow machine takes no time from the player.
    await page.clock.pauseAt(new Date("2026-11-20T12:00:00Z"));
    await background(page, true);
  });

  test("has lost the time that went by, no more, when its player comes back", async ({ page }) => {
    const before = await secondsLeft(page);
    await page.clock.runFor(130_000);
    await background(page, false);
    await page.clock.runFor(2_000);
    const gone = async () => before - (await secondsLeft(page));
    await expect.poll(gone).toBeGreaterThanOrEqual(131);
    expect(await gone()).toBeLessThanOrEqual(133);
    await page.clock.resume();
    await page.locator("fieldset label").first().click();
    await page.getByRole("button", { name: "Suivant" }).click();
    await expect(page.getByText(/^Question 2 sur/)).toBeVisible();
  });

  test("is over when its player comes back too late", async ({ page }) => {
    await page.clock.runFor(600_000);
    await background(page, false);
    await page.clock.runFor(2_000);
    await expect(page.getByRole("heading", { name: "Quiz Terminé !" })).toBeVisible();
  });
});
