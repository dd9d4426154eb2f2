// A tab of any engine on the faulty host, where nothing moves by itself: what is compared stands still.
import { setTimeout as wait } from "node:timers/promises";
import { test as base, expect } from "@playwright/test";
import { linesRead } from "../e2e/lines.ts";
import { addressOf } from "../e2e/visit.ts";
import { findEngines } from "../engines/found.ts";
import type { Browser, Visitor } from "../engines/visitor.ts";
import { type FaultyHost, startFaultyHost } from "./faultyHost.ts";

export interface Options {
  engine: string;
}

/** How long a reader waits for words that are on their way, on a busy machine. */
const PATIENCE_MS = 5_000;

const size = { width: 1280, height: 720 };

export class Tab {
  readonly #visitor: Visitor;
  readonly #origin: string;

  constructor(visitor: Visitor, origin: string) {
    this.#visitor = visitor;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.#visitor.goto(this.#origin + addressOf(path));
  }

  ask<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args): Promise<Answer> {
    return this.#visitor.evaluate(ask, ...args);
  }

  /** Waits until the page answers yes; one that gives way to another is asked again. */
  async until(ask: () => boolean): Promise<void> {
    await expect
      .poll(() => this.ask(ask).catch(() => undefined), { message: ask.toString(), intervals: [30] })
      .toBe(true);
  }

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

export const test = base.extend<Fixtures, Options & Started>({
  engine: ["", { option: true, scope: "worker" }],
  opened: [
    async ({ engine }, give) => {
      const browser = await (await findEngines())[engine]!.start({ script: true, moves: false });
      await give(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  openedStill: [
    async ({ engine }, give) => {
      const browser = await (await findEngines())[engine]!.start({ script: false, moves: false });
      await give(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for an object.
  host: async ({}, give) => {
    const host = await startFaultyHost();
    await give(host);
    host.close();
  },
  tab: async ({ host, opened }, give) => {
    const visitor = await opened.visit(size);
    await give(new Tab(visitor, host.origin));
    await visitor.close();
  },
  stillTab: async ({ host, openedStill }, give) => {
    const visitor = await openedStill.visit(size);
    await give(new Tab(visitor, host.origin));
    await visitor.close();
  },
});
