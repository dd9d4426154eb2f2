import type { Page } from "@playwright/test";

/** Whether every part of the page lives, asked in the page. */
export const isAwake = () => !document.querySelector("[data-living]:not([data-alive])");

/** Waits until every part of the page lives. */
export async function untilAwake(page: Page) {
  await page.waitForFunction(isAwake);
}
