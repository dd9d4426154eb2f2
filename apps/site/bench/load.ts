// What a cold visit asks for, and whether anything moves until the end of the page.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { wake } from "../awake.ts";
import { inlineTexts } from "../built/html.ts";
import type { Budget } from "../weights/budgets.ts";
import { brotliBytes } from "../weights/compressed.ts";
import { phone } from "./browser.ts";
import { forget, record, recorded, sum } from "./performanceRecorder.ts";

export interface Load extends Budget {
  /** Cumulative layout shift from the load to the end of a scroll. */
  layoutShift: number;
  /** Bytes of everything, the headers of the answers included. */
  bytes: number;
  /** In KiB and in requests, once the page was read to its end and nothing in it touched. */
  read: { total: number; requests: number };
}

/** Scripts and payloads: what a page asks for once it wakes. */
const isOfWaking = (name: string) => /\.(?:js|rsc)$/.test(new URL(name).pathname);

/** What `page` has asked for so far, itself first: addresses, and the KiB of their bodies. */
const askedFor = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => [name, encodedBodySize / 1024] as const),
  );

/** Wakes `page`, unless something that moves has done so, and weighs in KiB the scripts and the payloads that it did not take `asleep`. */
async function wakeAndWeigh(page: Page, asleep: ReadonlySet<string>): Promise<number> {
  await wake(page);
  await page.waitForLoadState("networkidle");
  const bodies = new Map(await askedFor(page));
  const took = [...bodies].filter(([name]) => isOfWaking(name) && !asleep.has(name));
  return sum(took.map(([, size]) => size));
}

const partOf: Readonly<Record<string, "html" | "scripts" | "styles" | "fonts" | "pictures">> = {
  Document: "html",
  Script: "scripts",
  Stylesheet: "styles",
  Font: "fonts",
  Image: "pictures",
};

/** The KiB of the bodies that `page` has asked for, by what they are. */
async function bodiesOf(page: Page, kinds: ReadonlyMap<string, string>) {
  const bodies = { html: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0, other: 0 };
  for (const [name, size] of await askedFor(page)) {
    const kind = kinds.get(name.replace(/#.*/, ""));
    if (kind !== undefined) bodies[partOf[kind] ?? "other"] += size;
  }
  return bodies;
}

type Bodies = Awaited<ReturnType<typeof bodiesOf>>;

const sumOf = (bodies: Bodies, fontsAreKept: boolean) =>
  sum(Object.values(bodies)) - (fontsAreKept ? bodies.fonts : 0);

/** The KiB of the scripts that are written in the page at `address`: they travel in its HTML. */
async function writtenScripts(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text();
  return sum(inlineTexts(html).scripts.map(brotliBytes)) / 1024;
}

/** Counts from now on what travels to a page; its fonts are no requests when they are kept. */
async function watchTraffic(cdp: CDPSession, fontsAreKept: boolean) {
  const types = new Map<string, string>();
  const traffic = { requests: 0, bytes: 0, kinds: new Map<string, string>() };
  // A picture that stands in the style sheet is told of like a request; nothing travels.
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("data:")) return;
    types.set(requestId, type);
    traffic.kinds.set(response.url, type);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!types.has(requestId)) return;
    traffic.bytes += encodedDataLength;
    if (!(fontsAreKept && types.get(requestId) === "Font")) traffic.requests += 1;
  });
  await cdp.send("Network.enable");
  return traffic;
}

async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState("networkidle");
}

/** How many files `page` waited for before it painted, and how many elements it has, those of drawings left out. */
const structureOf = (page: Page) =>
  page.evaluate(() => ({
    blocking: performance
      .getEntriesByType("resource")
      .filter((entry) => Reflect.get(entry, "renderBlockingStatus") === "blocking").length,
    elements: document.querySelectorAll("*:not(svg *)").length,
  }));

/**
 * Opens `address` on a phone that has never seen the site. What is weighed is the bodies, as in the figures that the budgets were
 * set against; fonts count in `total` unless `fontsAreKept`. `arrive` does what leads to the state that is measured.
 */
export async function measureLoad(
  browser: Browser,
  address: string,
  fontsAreKept: boolean,
  arrive?: (page: Page) => Promise<void>,
): Promise<Load> {
  const { context, page, cdp } = await phone(browser);
  const traffic = await watchTraffic(cdp, fontsAreKept);
  await record(page);
  await page.goto(address, { waitUntil: "networkidle" });
  if (arrive) {
    await arrive(page);
    await page.waitForLoadState("networkidle");
    // What a gesture was meant to change is no shift; what follows would be.
    await forget(page);
  }

  const asleep = new Set((await askedFor(page)).map(([name]) => name));
  const { html, scripts, ...others } = await bodiesOf(page, traffic.kinds);
  const written = await writtenScripts(page, address);
  const bodies = { ...others, html: html - written, scripts: scripts + written };
  const { bytes, requests } = traffic;
  const structure = await structureOf(page);

  await scrollToEnd(page);
  const read = {
    total: sumOf(await bodiesOf(page, traffic.kinds), fontsAreKept),
    requests: traffic.requests,
  };
  const awake = arrive ? 0 : await wakeAndWeigh(page, asleep);
  const layoutShift = sum((await recorded(page)).shifts);
  await context.close();
  return {
    ...bodies,
    ...structure,
    total: sumOf(bodies, fontsAreKept),
    requests,
    awake,
    layoutShift,
    bytes,
    read,
  };
}
