// What arrives late: letters, and the end of a page of which the beginning is already read.
import type { Page } from "@playwright/test";
import { untilIdle } from "./idle.ts";
import { pagePaths } from "./paths.ts";
import { instantOf, shiftSince, twoFrames, watchShifts } from "./shift.ts";
import { expect, test } from "./test.ts";

const address = (path: string) => (path === "/404" ? "/404.html" : path);

/** Opens `path` and has its fonts come once it is painted; answers how much what is in the window moved then. */
async function shiftOfLateFonts(page: Page, path: string): Promise<number> {
  let tellPainted = () => {};
  const painted = new Promise<void>((done) => {
    tellPainted = done;
  });
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await twoFrames(page);
  const instant = await instantOf(page);
  tellPainted();
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await untilIdle(page);
  return shiftSince(page, instant);
}

for (const width of [390, 1280]) {
  for (const path of pagePaths) {
    test(`at ${width}, ${path} hardly moves when its letters come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // A sentence that begins one line higher, in a paragraph as tall, counts 0.052; a button that goes to the next line, 0.065.
      expect(await shiftOfLateFonts(page, address(path))).toBeLessThan(0.06);
    });
  }
}

test.describe("a page whose end is still on its way", () => {
  test.use({ javaScriptEnabled: false });

  /** Where each thing that is read in the head of the page stands, up to its drawing. */
  const places = (page: Page, count?: number) =>
    page.evaluate((most) => {
      const head = document.querySelector("main > *:has(h1), main *:has(> h1)");
      const read = [...(head?.querySelectorAll("h1, p, a, button, label") ?? [])].slice(0, most);
      return read.map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return `${element.textContent?.slice(0, 30)} ${Math.round(x)} ${Math.round(y)}`;
      });
    }, count);

  for (const width of [390, 1280]) {
    for (const path of pagePaths) {
      test(`at ${width}, the head of ${path} stands where it will before its drawing has come`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.route(
          address(path),
          async (route) => {
            const response = await route.fetch();
            const whole = await response.text();
            const title = whole.indexOf("<h1");
            const rest = whole.slice(title).search(/<img[^>]*fetchPriority="high"|<\/main>/);
            const body = whole.slice(0, title + rest);
            await route.fulfill({ response, body });
          },
          { times: 1 },
        );
        await page.goto(address(path));
        const before = await places(page);
        expect(before.length).toBeGreaterThan(0);
        await page.goto(address(path));
        expect(before).toEqual(await places(page, before.length));
      });
    }
  }
});
