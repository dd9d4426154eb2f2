// What a cold visit asks for, and whether anything moves until the end of the page.
import type { Browser, Page } from "@playwright/test";
import { inlineTexts } from "../built/html.ts";
import type { Budget } from "../weights/budgets.ts";
import { brotliBytes } from "../weights/compressed.ts";
import { phone, wake } from "./browser.ts";

export interface Load extends Budget {
  styles: number;
  other: number;
  /** Cumulative layout shift from the load to the end of a scroll. */
  layoutShift: number;
  /** Bytes of everything, the headers of the answers included. */
  bytes: number;
  /** In KiB and in requests, once the page was read to its end and nothing in it touched. */
  read: { total: number; requests: number };
}

/** Scripts and payloads: what a page asks for once it wakes. */
const isOfWaking = (name: string) => /\.(?:js|rsc)$/.test(new URL(name).pathname);

/** What `page` has asked for so far, by address. */
const askedFor = async (page: Page): Promise<ReadonlyMap<string, number>> =>
  new Map(
    await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
    ),
  );

/** Wakes `page`, unless something that moves has done so, and weighs the scripts and the payloads that it did not take `asleep`. */
async function wakeAndWeigh(page: Page, asleep: ReadonlyMap<string, number>): Promise<number> {
  await wake(page);
  await page.waitForLoadState("networkidle");
  const took = [...(await askedFor(page))].filter(([name]) => isOfWaking(name) && !asleep.has(name));
  return took.reduce((sum, [, bytes]) => sum + bytes, 0);
}

const partOf: Readonly<Record<string, "html" | "scripts" | "styles" | "fonts" | "pictures">> = {
  Document: "html",
  Script: "scripts",
  Stylesheet: "styles",
  Font: "fonts",
  Image: "pictures",
};

/** The bytes of the bodies that `page` has asked for, by what they are. */
async function bodiesOf(page: Page, kinds: ReadonlyMap<string, string>) {
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const,
    ),
  );
  const bytes = { html: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0, other: 0 };
  for (const [name, size] of entries) {
    const kind = kinds.get(name.replace(/#.*/, ""));
    if (kind !== undefined) bytes[partOf[kind] ?? "other"] += size;
  }
  return bytes;
}

/** The bytes of the scripts that are written in the page at `address`: they travel in its HTML. */
async function writtenScripts(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text();
  return inlineTexts(html).scripts.reduce((sum, text) => sum + brotliBytes(text), 0);
}

const sumOf = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((total, part) => total + part, 0);

/**
 * Opens `address` on a phone that has never seen the site. What is weighed is the bodies, as in the figures that the budgets were
 * set against; fonts count in `total` unless `fontsAreKept`. `arrive` does what leads
 * to the state that is measured.
 */
export async function measureLoad(
  browser: Browser,
  address: string,
  fontsAreKept: boolean,
  arrive?: (page: Page) => Promise<void>,
): Promise<Load> {
  const { context, page, cdp } = await phone(browser);
  const types = new Map<string, string>();
  /** By its address, what each answer is. */
  const kinds = new Map<string, string>();
  let requests = 0;
  let travelled = 0;
  // A picture that stands in the style sheet is told of like a request; nothing travels.
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("data:")) return;
    types.set(requestId, type);
    kinds.set(response.url, type);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!types.has(requestId)) return;
    travelled += encodedDataLength;
    if (!(fontsAreKept && types.get(requestId) === "Font")) requests += 1;
  });
  await cdp.send("Network.enable");
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) Reflect.set(window, "shift", (Reflect.get(window, "shift") as number) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  if (arrive) {
    await arrive(page);
    await page.waitForLoadState("networkidle");
    // What a gesture was meant to change is no shift; what follows would be.
    await page.evaluate(() => Reflect.set(window, "shift", 0));
  }
  const asleep = await askedFor(page);
  const { html, scripts, ...others } = await bodiesOf(page, kinds);
  const written = await writtenScripts(page, address);
  const seen = { html: html - written, scripts: scripts + written, ...others, requests };
  const all = travelled;
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => Reflect.get(entry, "renderBlockingStatus") === "blocking").length,
  );
  const elements = await page.evaluate(() => document.querySelectorAll("*:not(svg *)").length);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState("networkidle");
  const { fonts, ...bodies } = await bodiesOf(page, kinds);
  const read = {
    total: (sumOf(bodies) + (fontsAreKept ? 0 : fonts)) / 1024,
    requests,
  };
  const awake = arrive ? 0 : await wakeAndWeigh(page, asleep);
  const layoutShift = await page.evaluate(() => Reflect.get(window, "shift") as number);
  await context.close();
  const { requests: asked, ...parts } = seen;
  return {
    ...Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, value / 1024])),
    total: (sumOf(parts) - (fontsAreKept ? parts.fonts : 0)) / 1024,
    requests: asked,
    blocking,
    elements,
    awake: awake / 1024,
    layoutShift,
    bytes: all,
    read,
  } as Load;
}
