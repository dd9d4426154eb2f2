// When the largest thing is painted, against the same page without its scripts, turn by turn in the same run.
import type { Browser } from "@playwright/test";
import type { Cdn } from "./cdn.ts";
import { phone } from "./browser.ts";

const rounds = 5;

async function largestPaint(browser: Browser, address: string): Promise<number> {
  const { context, page, cdp } = await phone(browser);
  await cdp.send("Network.enable");
  // A slow fourth generation network, and a processor four times slower.
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(1000);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return paint;
}

export interface Paint {
  /** Milliseconds. */
  whole: number;
  still: number;
  ratio: number;
}

/**
 * The largest paint of `path`, with scripts and without: the fastest of each. What else the machine does only adds to a load, and
 * the bench's server, unlike a CDN, does not send first what ranks first: two loads of one page differ by half.
 */
export async function measurePaint(browser: Browser, { origin, still }: Cdn, path: string): Promise<Paint> {
  const times: { whole: number[]; still: number[] } = { whole: [], still: [] };
  for (let round = 0; round < rounds; round++) {
    times.whole.push(await largestPaint(browser, origin + path));
    times.still.push(await largestPaint(browser, still + path));
  }
  const [whole, without] = [Math.min(...times.whole), Math.min(...times.still)];
  return { whole, still: without, ratio: whole / without };
}
