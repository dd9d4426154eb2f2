import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { documentPaths, pagePaths } from "./paths.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const width of [390, 1440]) {
  for (const path of [...pagePaths, ...documentPaths]) {
    test(`${path} at ${width}: no violation, nothing sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path === "/404" ? "/404.html" : path);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test("at 320 wide nothing goes sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of pagePaths) {
    await page.goto(path === "/404" ? "/404.html" : path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

for (const width of [390, 1280]) {
  test(`with the text at 200 %, nothing goes sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pagePaths) {
      await page.goto(path === "/404" ? "/404.html" : path);
      // Not by a style element: the policy refuses it.
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
  });
}
