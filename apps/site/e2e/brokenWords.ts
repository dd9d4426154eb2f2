import type { Page } from "@playwright/test";

/** The words of headings that begin on one line and end on another without saying so by a hyphen. */
export const brokenWords = (page: Page) =>
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
