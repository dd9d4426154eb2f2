import type { Page } from "@playwright/test";

/** The address that shows the page of `path`: the page of unknown addresses is served under its file's name. */
export const addressOf = (path: string) => (path === "/404" ? "/404.html" : path);

/** Scrolls to the end as somebody who reads, so that what waits to be seen is fetched. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/**
 * Tries everything that a page offers without leaving it: unfolds what is folded, types `typed` in each field, presses each
 * button and sends each form. What a press reveals is tried too.
 */
export async function tryEverything(page: Page, typed: string) {
  // Printing and sharing belong to the device.
  await page.evaluate(() => {
    Object.assign(window, { print: () => undefined });
    Reflect.deleteProperty(Navigator.prototype, "share");
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  const tried = new Set<string>();
  for (let step = 0; step < 120; step++) {
    const next = await page.evaluate(
      ([done, text]) => {
        const fields = document.querySelectorAll<HTMLInputElement>(
          "input:is([type=text],[type=search],[type=email],:not([type])), textarea",
        );
        for (const field of fields) {
          if (field.value || field.readOnly || !field.checkVisibility()) continue;
          // React reads what is typed from the event, through the setter of the prototype.
          const prototype = Object.getPrototypeOf(field) as object;
          Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }
        const scope = document.querySelector("dialog[open]") ?? document;
        const nameOf = (element: Element) =>
          [
            element.closest("[id]")?.id,
            element.getAttribute("aria-label"),
            element.textContent,
            element.id,
          ].join();
        const candidates = [
          ...scope.querySelectorAll<HTMLElement>("button, [role=tab], input[type=radio]"),
        ].filter((element) => element.checkVisibility() && !element.matches(":disabled"));
        const fresh = candidates.find((element) => !done?.includes(nameOf(element)));
        if (!fresh) return undefined;
        const name = nameOf(fresh);
        fresh.click();
        return name;
      },
      [[...tried], typed] as const,
    );
    if (next !== undefined) tried.add(next);
    else if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
    else break;
  }
  return tried.size;
}
