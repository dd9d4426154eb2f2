import type { Page } from "@playwright/test";
import { untilAwake } from "../isAwake.ts";

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
