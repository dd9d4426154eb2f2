// When the largest thing is painted, against the same page without its scripts, turn by turn in the same run.
import type { Browser } from "@playwright/test";
import type { Cdn } from "./cdn.ts";
import { median, phone, slowDown } from "./browser.ts";
import { record, recorded, sum } from "./performanceRecorder.ts";

/** Loads of each page: two of them differ by a third, and the fastest of five by a fifth; what is said is the median. */
export const rounds = 15;

interface Loading {
  /** When the largest thing is painted. */
  paint: number;
  /** How long tasks of over 50 ms blocked, past that. */
  blocked: number;
}

async function load(browser: Browser, address: string): Promise<Loading> {
  const { context, page, cdp } = await phone(browser);
  await slowDown(cdp);
  await record(page);
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
  const { tasks } = await recorded(page);
  await context.close();
  return { paint, blocked: sum(tasks.map((duration) => duration - 50)) };
}

export interface Paint {
  /** Milliseconds. */
  whole: number;
  ratio: number;
  /** Total blocking time while the page loads, in milliseconds: the median. */
  blockingTime: number;
  /** The same of the page without scripts: what its HTML takes by itself. */
  stillBlockingTime: number;
}

/** The largest paint of `path`, with scripts and without: the median of each. */
export async function measurePaint(browser: Browser, { origin, still }: Cdn, path: string): Promise<Paint> {
  const whole: Loading[] = [];
  const without: Loading[] = [];
  for (let round = 0; round < rounds; round++) {
    whole.push(await load(browser, origin + path));
    without.push(await load(browser, still + path));
  }
  const paintOf = (loads: readonly Loading[]) => median(loads.map(({ paint }) => paint));
  const blockingOf = (loads: readonly Loading[]) => median(loads.map(({ blocked }) => blocked));
  return {
    whole: paintOf(whole),
    ratio: paintOf(whole) / paintOf(without),
    blockingTime: blockingOf(whole),
    stillBlockingTime: blockingOf(without),
  };
}
