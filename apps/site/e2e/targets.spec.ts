import { expect, type Page, test } from "@playwright/test";
import { pagePaths } from "./paths.ts";

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

const told = ({ html, width, height }: Target) => `${width} × ${height}: ${html}`;

for (const width of [390, 1440]) {
  test(`at ${width}, nothing that is pressed is smaller than 24 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pagePaths) {
      await page.goto(path === "/404" ? "/404.html" : path);
      const small = (await targets(page)).filter(
        (target) => !target.inSentence && (target.width < 24 || target.height < 24),
      );
      expect(small.map(told), path).toEqual([]);
    }
  });
}

test("where fingers go, a link is 44 px high: the foot of every page, who to speak to", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/presse");
  for (const place of [
    page.locator("footer"),
    page.getByRole("heading", { name: "À qui parler" }).locator(".."),
  ]) {
    const links = await place.getByRole("link").all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const isInSentence = await link.evaluate((element) => element.closest("p") !== null);
      if (isInSentence) continue;
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  }
});
