import type { Page } from "@playwright/test";

/** Texts that their frame cuts: what is hidden on purpose, and what scrolls, is not cut. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *:not(svg *)")]
      .filter((element) => element.checkVisibility() && !element.closest("[aria-hidden=true], [inert]"))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => {
        // A text for screen readers alone is one pixel.
        if (element.clientWidth <= 1 || element.clientHeight <= 1) return false;
        for (let frame: HTMLElement | null = element; frame; frame = frame.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(frame);
          const [text, box] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
          if (box.width <= 1 || /auto|scroll/.test(overflowX + overflowY)) return false;
          if (/hidden|clip/.test(overflowX) && (text.left < box.left - 1 || text.right > box.right + 1))
            return true;
          if (
            /hidden|clip/.test(overflowX) &&
            frame === element &&
            element.scrollWidth > element.clientWidth + 1
          )
            return true;
        }
        return false;
      })
      .map((element) => `cut: « ${element.textContent?.trim().slice(0, 60)} »`),
  );
}

/** Targets under 24 px, links inside a sentence apart (WCAG 2.2, 2.5.8), without its exception for spacing. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInText = (element: Element) =>
      element.matches("a") &&
      getComputedStyle(element).display.startsWith("inline") &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.textContent && node.textContent.trim().length > 1,
      );
    // A choice that is drawn by its label is pressed on its label.
    const areaOf = (element: Element) =>
      (
        (element as HTMLInputElement).labels?.[0] ??
        element.closest("label") ??
        element
      ).getBoundingClientRect();
    return [
      ...document.querySelectorAll(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]",
      ),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: false }) && !element.closest("[inert]"))
      .filter((element) => !isInText(element))
      .map((element) => ({ element, area: areaOf(element) }))
      .filter(({ area }) => area.width > 1 && area.height > 1 && (area.width < 23.5 || area.height < 23.5))
      .map(({ element, area }) => {
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
        return `${Math.round(area.width)} × ${Math.round(area.height)} px: « ${name.slice(0, 50)} »`;
      });
  });
}
