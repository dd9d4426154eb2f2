import { type Browser, type BrowserContext, chromium, type CDPSession, type Page } from "@playwright/test";
import { launchOptions } from "../../../scripts/chromium.mjs";

/** Starts the browser; Lighthouse joins it at `port`. */
export async function startBrowser(port: number): Promise<Browser> {
  const { executablePath, args } = await launchOptions();
  return chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`, "--ignore-certificate-errors"],
  });
}

/** A phone that has never seen the site, and its page. The service worker comes after all that is measured. */
export async function phone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    locale: "fr-FR",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

/** A slow fourth generation network, and a processor four times slower. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
