// Everything that somebody else may do to a page before it wakes, on every page: no word of it is lost.
import { expect, test } from "@playwright/test";
import { carouselLabels } from "@sillages/content";
import { untilAwake } from "../e2e/awake.ts";
import { changes } from "../e2e/changes.ts";
import { linesOf, lost } from "../e2e/lines.ts";
import { pagePaths } from "../e2e/paths.ts";
import { addressOf } from "../e2e/visit.ts";
import { tell } from "./tried.ts";

for (const path of pagePaths) {
  test(path, async ({ context }) => {
    const read = async (script?: string) => {
      const page = await context.newPage();
      if (script) await page.addInitScript(script);
      await page.goto(addressOf(path));
      await page.evaluate(() => window.asleep.wake());
      await untilAwake(page);
      await page.waitForLoadState("networkidle");
      const lines = (await linesOf(page)).filter((line) => line !== carouselLabels.loading);
      const fails = await page.locator("#panne").isVisible();
      await page.close();
      return { lines, fails };
    };
    const { lines: meant } = await read();
    const losses: string[] = [];
    for (const { make, what, words = (line: string) => line } of changes) {
      const { fails, lines } = await read(
        `document.addEventListener("DOMContentLoaded", ${make.toString()})`,
      );
      const gone = lost(meant, lines.map(words));
      if (fails) losses.push(`${what}: it says that it did not load`);
      if (gone.length > 0) losses.push(`${what}: « ${gone[0]} » and ${gone.length - 1} more`);
    }
    tell(changes.length, losses);
    expect(losses).toEqual([]);
  });
}
