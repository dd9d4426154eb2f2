// A tab of any engine on the faulty host, where nothing moves by itself: what is compared stands still.
import { setTimeout as wait } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { linesRead } from "../e2e/lines.ts";
import { findEngines } from "../engines/findEngines.ts";
import { Journey, type Options } from "../engines/journey.ts";
import type { Browser } from "../engines/visitor.ts";
import { type FaultyHost, startFaultyHost } from "./faultyHost.ts";

/** How long a reader waits for words that are on their way, on a busy machine. */
const PATIENCE_MS = 5_000;

const size = { width: 1280, height: 720 };

export class Tab extends Journey {
  /** The lines that can be read. */
  lines(): Promise<string[]> {
    return this.ask(linesRead);
  }

  /** The lines that can be read once they are `enough`, or those that there are when a reader would wait no more. */
  async linesOnce(enough: (lines: readonly string[]) => boolean): Promise<string[]> {
    const end = Date.now() + PATIENCE_MS;
    let lines = await this.lines();
    while (!enough(lines) && Date.now() < end) {
      await wait(100);
      lines = await this.lines();
    }
    return lines;
  }

  /** Whether the page says that it cannot live. */
  saysThatItFails(): Promise<boolean> {
    return this.ask(() => document.querySelector("#panne:not([hidden])") !== null);
  }
}

interface Fixtures {
  host: FaultyHost;
  tab: Tab;
  /** A tab where no script runs. */
  stillTab: Tab;
}

interface Started {
  opened: Browser;
  openedStill: Browser;
}

async function start(engine: string, script: boolean, give: (browser: Browser) => Promise<void>) {
  const browser = await (await findEngines())[engine]!.start({ script, moves: false });
  await give(browser);
  await browser.close();
}

async function openTab(browser: Browser, host: FaultyHost, give: (tab: Tab) => Promise<void>) {
  const visitor = await browser.visit(size);
  await give(new Tab(visitor, host));
  await visitor.close();
}

export const test = base.extend<Fixtures, Options & Started>({
  engine: ["", { option: true, scope: "worker" }],
  script: [true, { option: true, scope: "worker" }],
  opened: [({ engine }, give) => start(engine, true, give), { scope: "worker" }],
  openedStill: [({ engine }, give) => start(engine, false, give), { scope: "worker" }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for an object.
  host: async ({}, give) => {
    const host = await startFaultyHost();
    await give(host);
    host.stop();
  },
  tab: ({ host, opened }, give) => openTab(opened, host, give),
  stillTab: ({ host, openedStill }, give) => openTab(openedStill, host, give),
});
