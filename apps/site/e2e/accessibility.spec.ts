import { expect, type Page, test } from "./test.ts";
import { axe } from "./axe.ts";
import { brokenWords } from "./brokenWords.ts";
import { documentPaths, pagePaths } from "./paths.ts";
import { cutWords } from "./cutWords.ts";
import { smallTargets } from "./targets.ts";
import { addressOf } from "./visit.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** How much wider than the window the page is, once the window is `width` wide and the text as large as `text` says. */
async function overflow(page: Page, width: number, text: "100%" | "200%" = "100%") {
  await page.setViewportSize({ width, height: 900 });
  // Not by a style element: the policy refuses it.
  await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  return Math.max(0, scrolled - width);
}

/** Spaces the text as WCAG 1.4.12 lets a reader ask for. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

test("an entry of the log keeps its month on its day’s ink with the text at 200 %, and its words beside or below", async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.goto("/journal");
    expect(await overflow(page, width, "200%")).toBe(0);
    const apart = await page.getByRole("listitem").evaluateAll((entries) =>
      entries.flatMap((entry) => {
        const [day, words] = [...entry.children];
        const month = day?.lastElementChild?.getBoundingClientRect();
        if (!day?.matches("p") || !month || !words) return [];
        const ink = day.getBoundingClientRect();
        return [month.left >= ink.left && month.right <= ink.right];
      }),
    );
    expect(apart.length).toBeGreaterThan(5);
    expect(apart).not.toContain(false);
  }
});

test("at the foot of a page, no word lies over another with the text at 200 %", async ({ page }) => {
  await page.goto("/presse");
  expect(await overflow(page, 390, "200%")).toBe(0);
  const lists = await page.locator("footer nav").evaluateAll((navs) =>
    navs.map((nav) => {
      const range = document.createRange();
      range.selectNodeContents(nav);
      const { right } = nav.getBoundingClientRect();
      return [...range.getClientRects()].every((words) => words.right <= right + 1);
    }),
  );
  expect(lists).toEqual(lists.map(() => true));
});

test("the ends of a slider stand one below the other where letters alone are twice as large", async ({
  page,
}) => {
  await page.goto("/");
  expect(await overflow(page, 320, "200%")).toBe(0);
});

/** Between the widths that the pictures of stories are drawn at. */
const headingWidths = [390, 600, 768, 900, 1024, 1090, 1280, 1366, 1440, 1920, 2560, 3440];

const night = "rgb(6, 21, 42)";

// One visitor reads a page in each of these ways: what is wrong in one hides nothing of the next.
for (const path of [...pagePaths, ...documentPaths]) {
  const isDocument = documentPaths.includes(path);

  test(`${path} is read and pressed by everyone`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await test.step(`at ${width}: no violation, nothing sideways, nothing too small to be pressed`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(path));
        const { violations } = await axe(page).withTags(rules).analyze();
        expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect.soft(await overflow(page, width)).toBe(0);
      });
      if (isDocument) continue;

      if (width === 1440) {
        await test.step("no word of a heading is broken, at any width", async () => {
          for (const each of headingWidths) {
            await page.setViewportSize({ width: each, height: 900 });
            expect.soft(await brokenWords(page), `${each} pixels wide`).toEqual([]);
          }
          await page.setViewportSize({ width, height: 900 });
        });
      }

      await test.step(`at ${width}: nothing too small, with the text at 200 % and with spaced letters`, async () => {
        expect.soft(await smallTargets(page)).toEqual([]);
        expect.soft(await overflow(page, width, "200%"), "with the text at 200 %").toBe(0);
        if (width === 390) expect.soft(await overflow(page, 320), "in a window of 320 px").toBe(0);
        else expect.soft(await overflow(page, 1280, "200%"), "with the text at 200 %, at 1280").toBe(0);
        await spaceText(page);
        const narrow = width === 390 ? 320 : 1280;
        expect.soft(await overflow(page, narrow), `with spaced letters, at ${narrow}`).toBe(0);
        expect.soft(await cutWords(page), `with spaced letters, at ${narrow}`).toEqual([]);
      });
    }
    if (isDocument) return;

    await test.step("by night: every word reads", async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.goto(addressOf(path));
      const { violations } = await axe(page).withRules(["color-contrast"]).analyze();
      expect.soft(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      expect.soft(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(night);
    });
  });
}
