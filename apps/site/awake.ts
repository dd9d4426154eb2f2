// For every tool that drives a page with Playwright: waking it, and waiting until it lives.
import type { Page } from "@playwright/test";

/** Whether every part of the page lives, asked in the page. */
export const isAwake = () => !document.querySelector("[data-living]:not([data-alive])");

/** Waits until every part of the page lives. */
export async function untilAwake(page: Page) {
  await page.waitForFunction(isAwake);
}

/** Wakes the page as the first press would, and waits until every part of it lives. */
export async function wake(page: Page) {
  await page.evaluate(() => window.asleep.wake());
  await untilAwake(page);
}

/** Opens `address` and wakes its page. */
export async function openAwake(page: Page, address: string) {
  await page.goto(address);
  await wake(page);
}

/** Opens `address` at `instant` and wakes its page. */
export async function openAt(page: Page, instant: string, address: string) {
  await page.clock.setFixedTime(new Date(instant));
  await openAwake(page, address);
}
