import type { Page } from "@playwright/test";

/** Notes each time that something in the window of `page` moves by itself (CLS), from its next load on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
    Object.assign(window, { shifts });
  });
}

/** Until two frames are drawn. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The instant of `page`, as its entries tell theirs. */
export const instantOf = (page: Page) => page.evaluate(() => performance.now());

/** How much has moved since `instant`. */
export const shiftSince = (page: Page, instant: number) =>
  page.evaluate((since) => {
    const shifts: readonly (PerformanceEntry & { value: number })[] = Reflect.get(window, "shifts");
    return shifts.filter(({ startTime }) => startTime > since).reduce((moved, { value }) => moved + value, 0);
  }, instant);
