import type { Page } from "@playwright/test";

interface Target {
  html: string;
  width: number;
  height: number;
  /** WCAG 2.2 leaves a link in a sentence to the height of its line. */
  inSentence: boolean;
}

/** What can be pressed on the page, as large as it answers: a control, a link, the label of a hidden one. */
const targets = (page: Page) =>
  page.evaluate(() => {
    const pressed = "a[href], button, summary, select, input:not([type=hidden]), textarea, [role=tab]";
    const boxOf = (element: Element) => {
      const label = element.matches("input[type=radio], input[type=checkbox], input[type=file]")
        ? element.closest("label")
        : null;
      const own = (label ?? element).getBoundingClientRect();
      // A card may be the target of its link: what the link spreads over answers too.
      const spread = getComputedStyle(element, "::after");
      const covers = spread.position === "absolute" && spread.content !== "none";
      return covers ? { width: 100, height: 100 } : { width: own.width, height: own.height };
    };
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ""),
      );
    return [...document.querySelectorAll(pressed)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("svg"))
      .map((element): Target => {
        const { width, height } = boxOf(element);
        const html = element.outerHTML.replaceAll(/ class="[^"]*"/g, "").slice(0, 140);
        return {
          html,
          width: Math.round(width),
          height: Math.round(height),
          inSentence: inSentence(element),
        };
      })
      .filter(({ width, height }) => width > 1 && height > 1);
  });

/** What can be pressed on the page and is smaller than the 24 px of WCAG 2.2. */
export async function smallTargets(page: Page): Promise<string[]> {
  const small = (await targets(page)).filter(
    (target) => !target.inSentence && (target.width < 24 || target.height < 24),
  );
  return small.map(({ html, width, height }) => `${width} × ${height}: ${html}`);
}
