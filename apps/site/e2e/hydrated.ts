import type { Page } from "@playwright/test";

/** Opens `address` and waits until the page listens: React marks the body once it has hydrated the document. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
