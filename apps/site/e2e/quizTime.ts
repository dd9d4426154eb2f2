import type { Page } from "@playwright/test";

/** What the clock of a quiz in play says is left, in seconds. */
export async function secondsLeft(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d):(\d\d)/.exec((await page.getByRole("timer").textContent()) ?? "") ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
