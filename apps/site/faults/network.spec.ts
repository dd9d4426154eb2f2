// Every request of a visit, one after the other, dropped, cut, answered by a 404, or late: the words of the page can be read, before and
// after, and it lives or says that it cannot.
import { expect, type Page, type Route, test } from "@playwright/test";
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
  test(path, async ({ context, page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (!request.isNavigationRequest() && request.url().startsWith("http")) asked.add(request.url());
    });
    const { before: meant } = await visit(page, path);
    await page.close();
    const losses: string[] = [];
    for (const address of asked) {
      for (const [kind, fail] of Object.entries(kinds)) {
        const tab = await context.newPage();
        await tab.route(address, fail);
        const { pathname } = new URL(address);
        try {
          const { after, before } = await visit(tab, path);
          const gone = [...wordsLost(meant, before), ...wordsLost(meant, after)];
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
