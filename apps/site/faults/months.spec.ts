// Every page, opened in each month from September 2025 to December 2027: it lives, nothing fails in it, and no part of it gives up.
import { expect, test } from "@playwright/test";
import { incidents } from "@sillages/content";
import { wake } from "../e2e/awake.ts";
import { pagePaths } from "../e2e/paths.ts";
import { addressOf } from "../e2e/visit.ts";
import { tell } from "./tried.ts";

const months = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2025, 8 + at, 15, 12)));

for (const path of pagePaths) {
  test(path, async ({ context }) => {
    const losses: string[] = [];
    for (const month of months) {
      const page = await context.newPage();
      const found: string[] = [];
      page.on("pageerror", (error) => found.push(error.message));
      await page.clock.setFixedTime(month);
      await page.goto(addressOf(path), { waitUntil: "domcontentloaded" });
      await wake(page);
      if (await page.locator("#panne").isVisible()) found.push("it says that it did not load");
      const text = await page.locator("body").innerText();
      if (text.includes(incidents.section.text)) found.push("a part of it gives up");
      if (/\b(?:undefined|NaN|Infinity)\b|\[object|Invalid Date/.test(text))
        found.push("it says what is no word");
      losses.push(...found.map((loss) => `${month.toISOString().slice(0, 7)}: ${loss}`));
      await page.close();
    }
    tell(months.length, losses);
    expect(losses).toEqual([]);
  });
}
