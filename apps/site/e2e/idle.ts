import { expect, type Locator, type Page } from "@playwright/test";

/** Until the browser has nothing left to do, and has told of all that was asked for before: an absence is judged then. */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    // A page that draws nothing may never be told that it is idle: asked of it at the latest after a second.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    for (let turn = 0; turn < 3; turn++) await idle();
    await fetch("/robots.txt");
  });

/** Until what `row` holds glides no more: it is where it was when it was last asked. */
export async function untilRests(row: Locator) {
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = await row.evaluate(({ scrollLeft }) => scrollLeft);
      return before === last;
    })
    .toBe(true);
}
