import type { Page } from "@playwright/test";

const mostStops = 400;

/** Where the focus is, as somebody sees it. */
interface Stop {
  name: string;
  /** After the one before, in the order of the page. */
  inOrder: boolean;
  /** Whole in the window and under nothing. */
  seen: boolean;
  /** Something shows that it is there. */
  marked: boolean;
}

/** Looks at what has the focus; nothing at the end of the page, or when the walk begins again. */
function lookAtFocus(page: Page, again = false): Promise<Stop | undefined> {
  return page.evaluate((isSecondLook) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    if (!isSecondLook && Reflect.get(window, "firstFocused") === element) return undefined;
    if (!Reflect.has(window, "firstFocused")) Reflect.set(window, "firstFocused", element);
    const before = Reflect.get(window, "focused") as unknown as Node | undefined;
    Reflect.set(window, "focused", element);
    // What is drawn by its label is seen and marked on its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const shown = element.getBoundingClientRect().width > 2 ? element : (label ?? element);
    const { left, top, width, height } = shown.getBoundingClientRect();
    // A frame that scrolls may be taller than the window: what shows of it is looked at.
    const [first, last] = [Math.max(top, 0), Math.min(top + height, innerHeight)];
    const points = [0.5, 0.2, 0.8].flatMap((across) =>
      [0.5, 0.25, 0.75].map((down) => [left + width * across, first + (last - first) * down] as const),
    );
    const seen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return (
        found !== null && (shown.contains(found) || found.contains(shown) || label?.contains(found) === true)
      );
    });
    const marks = [element, label, element.parentElement].some((each) => {
      if (!each) return false;
      // The ring of a card whose whole face is its link goes round the card.
      return [getComputedStyle(each), getComputedStyle(each, "::after")].some(
        ({ boxShadow, content, outlineStyle, outlineWidth }) =>
          content !== "none" &&
          ((outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none"),
      );
    });
    const follows = before?.isConnected
      ? Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
      : true;
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    return {
      name: `${element.tagName.toLowerCase()} « ${(name || element.id).slice(0, 50)} »`,
      inOrder: follows,
      seen: seen && width > 0 && height > 0,
      marked: marks,
    };
  }, again);
}

/** Walks through the page with Tab to its end: what is out of order, out of sight, unmarked, or has no way out. */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" });
    (document.activeElement as HTMLElement | null)?.blur();
    Reflect.deleteProperty(window, "focused");
    Reflect.deleteProperty(window, "firstFocused");
  });
  for (let at = 0; at < mostStops; at++) {
    await page.keyboard.press("Tab");
    // A smooth scroll, or an unfolding, is waited for.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    let stop = await lookAtFocus(page);
    if (!stop) return faults;
    // From one end of a long page to the other, a smooth scroll takes more than a second.
    for (let looks = 0; looks < 10 && !stop.seen; looks++) {
      await page.waitForTimeout(200);
      const again = await lookAtFocus(page, true);
      stop = { ...stop, seen: again?.seen ?? false };
    }
    if (!stop.inOrder) faults.push(`out of order: ${stop.name}`);
    if (!stop.seen) faults.push(`out of sight: ${stop.name}`);
    if (!stop.marked) faults.push(`unmarked: ${stop.name}`);
  }
  return [...faults, `no way out after ${mostStops} stops`];
}
