import { launchOptions } from "../../../scripts/chromium.mjs";
import { pagePaths } from "./paths.ts";
import { expect, test } from "./test.ts";

const options = await launchOptions({ shell: true });

// As a reader asks for it in the settings of the browser: media queries follow, unlike a size set on the root.
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), "--blink-settings=defaultFontSize=32"] },
  viewport: { width: 320, height: 640 },
});

for (const path of pagePaths) {
  test(`${path} does not go sideways on the smallest phone, its text twice as large`, async ({ page }) => {
    await page.goto(path === "/404" ? "/404.html" : path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
