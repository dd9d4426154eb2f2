// Every request of a visit, one after the other, dropped, cut, answered by a 404, or late: the words of the page can be read, before and
// after, and it lives or says that it cannot.
import { type Browser, expect, type Page, type Route, test } from "@playwright/test";
import { addressOf } from "../e2e/visit.ts";
import { linesOf, lost } from "../e2e/lines.ts";
import { pagePaths } from "../e2e/paths.ts";
import { tell } from "./tried.ts";

const kinds: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  dropped: (route) => route.abort(),
  "answered by a 404": (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html><p>Rien" }),
  cut: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  "a second late": async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  },
};

/** The page lives, or says that it cannot. */
const hasAnswered = () =>
  !document.querySelector("[data-living]:not([data-alive])") ||
  document.querySelector("#panne:not([hidden])") !== null;

async function visit(page: Page, path: string) {
  await page.goto(addressOf(path), { waitUntil: "domcontentloaded" });
  const before = await linesOf(page);
  await page.evaluate(() => window.asleep.wake());
  await page.waitForFunction(hasAnswered);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
  return { before, after: await linesOf(page) };
}

/** What the page says where no script runs: without its starter it is that page (e2e/range.spec.ts). */
async function linesWithoutScript(browser: Browser, path: string) {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL!,
    javaScriptEnabled: false,
    locale: "fr-FR",
  });
  const page = await context.newPage();
  await page.goto(addressOf(path));
  const lines = await page.locator("body").innerText();
  await context.close();
  return lines.split("\n").filter((line) => line.trim() !== "");
}

/** Lines without their letters' case: a style sheet that is not there changes it. */
const asWritten = (lines: readonly string[]) => [
  lines
    .join(" ")
    .toLowerCase()
    .replace(/[\s\u200b]+/g, ""),
];
const wordsLost = (meant: readonly string[], now: readonly string[]) =>
  lost(
    meant.map((line) => asWritten([line])[0]!),
    asWritten(now),
  );

for (const path of pagePaths) {
  test(path, async ({ browser, context, page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (!request.isNavigationRequest() && request.url().startsWith("http")) asked.add(request.url());
    });
    const { after, before } = await visit(page, path);
    await page.close();
    // What goes by itself, such as the line that says that something arrives, is not lost.
    const passing = new Set(wordsLost(before, after));
    const living = before.filter((line) => !passing.has(asWritten([line])[0]!));
    const still = await linesWithoutScript(browser, path);
    const always = living.filter((line) => wordsLost([line], still).length === 0);
    const losses: string[] = [];
    for (const address of asked) {
      for (const [kind, fail] of Object.entries(kinds)) {
        const withoutStarter = /\/assets\/starter-/.test(address) && kind !== "a second late";
        const tab = await context.newPage();
        await tab.route(address, fail);
        const { pathname } = new URL(address);
        try {
          const { after, before } = await visit(tab, path);
          const gone = [
            ...wordsLost(withoutStarter ? always : living, before),
            ...wordsLost(withoutStarter ? still : living, after),
          ];
          if (gone.length > 0) losses.push(`${pathname} ${kind}: « ${gone[0]} » and ${gone.length - 1} more`);
        } catch (error) {
          losses.push(`${pathname} ${kind}: ${String(error).split("\n")[0]}`);
        }
        await tab.close();
      }
    }
    tell(asked.size * Object.keys(kinds).length, losses);
    expect(losses).toEqual([]);
  });
}
