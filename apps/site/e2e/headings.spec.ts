// A heading keeps each of its words whole, at the widths between those that the pictures of stories are drawn at.
import { expect, type Page, test } from "./test.ts";
import { pagePaths } from "./paths.ts";
import { addressOf } from "./visit.ts";

const widths = [390, 600, 768, 900, 1024, 1090, 1280, 1366, 1440, 1920] as const;

/** The words of headings that begin on one line and end on another without saying so by a hyphen. */
const brokenWords = (page: Page) =>
  page.locator("h1, h2, h3, h4").evaluateAll((headings) => {
    const broken: string[] = [];
    for (const heading of headings.filter((one) => one.checkVisibility())) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

for (const path of pagePaths) {
  test(`${path} breaks no word of a heading`, async ({ page }) => {
    await page.goto(addressOf(path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${width} pixels wide`).toEqual([]);
    }
  });
}
