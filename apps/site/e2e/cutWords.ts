import type { Page } from "@playwright/test";

/**
 * The words of the page that a reader sees cut: beyond the sides of the window, or of a box that hides what passes it. What scrolls
 * sideways in a box of its own is not cut, nor is what is there to be heard only.
 */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    /** Half a sign: what letter-spacing leaves after the last one is no ink. */
    const SLACK = 2;
    const passes = (line: DOMRect, { left, right }: { left: number; right: number }) =>
      line.right > right + SLACK || line.left < left - SLACK;
    const isCut = (line: DOMRect, holder: Element | null): boolean => {
      if (!holder || getComputedStyle(holder).position === "fixed")
        return passes(line, { left: 0, right: window.innerWidth });
      const box = holder.getBoundingClientRect();
      if (box.width <= SLACK || box.height <= SLACK) return false;
      const { overflowX } = getComputedStyle(holder);
      if (overflowX === "auto" || overflowX === "scroll") return false;
      if (overflowX !== "visible" && passes(line, box)) return true;
      return isCut(line, holder.parentElement);
    };
    const linesOf = (words: Node) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].filter(({ width }) => width > SLACK);
    };
    const isSeen = ({ data, parentElement: holder }: Text) =>
      data.trim() !== "" &&
      holder !== null &&
      !holder.closest("svg, script, style, noscript") &&
      holder.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts
      .filter(isSeen)
      .filter((words) => linesOf(words).some((line) => isCut(line, words.parentElement)))
      .map(({ data }) => data);
  });
