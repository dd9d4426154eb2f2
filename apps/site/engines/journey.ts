// A visit in any engine: what is pressed is seen first, and nothing is waited for but what a person would wait for.
import { createServer, type RequestListener } from "node:http";
import { test as base, expect } from "@playwright/test";
import { isAwake } from "../awake.ts";
import { dist } from "../built/dist.ts";
import { listen } from "../hosting/listen.ts";
import { readRules } from "../hosting/rules.ts";
import { siteListener } from "../hosting/server.ts";
import { findEngines } from "./findEngines.ts";
import type { Browser, Key, Size, Visitor } from "./visitor.ts";

export interface Options {
  engine: string;
  script: boolean;
}

export interface Site {
  origin: string;
  /** The network goes away. */
  stop(): void;
}

/** Answers with `listener` at a port of this machine. */
export async function serve(listener: RequestListener): Promise<Site> {
  const server = createServer(listener);
  return {
    origin: `http://localhost:${await listen(server)}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Where the first thing that is seen of `selector`, and says `words`, can be pressed; nothing while it moves, or is covered. */
function spotOf(selector: string, words: string) {
  const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
  const said = (element: Element) =>
    spaced(`${element.getAttribute("aria-label") ?? ""} ${element.textContent ?? ""}`);
  const seen = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && said(element).includes(words),
  );
  for (const element of seen) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (width > 0 && height > 0 && element.contains(hit)) return { x, y };
  }
  return null;
}

const wordsOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => (element as HTMLElement).innerText.replace(/\s+/g, " ").trim());

export class Journey {
  readonly site: Site;
  readonly #visitor: Visitor;

  constructor(visitor: Visitor, site: Site) {
    this.#visitor = visitor;
    this.site = site;
  }

  open(path: string): Promise<void> {
    return this.#visitor.goto(this.site.origin + path);
  }

  ask<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args): Promise<Answer> {
    return this.#visitor.evaluate(ask, ...args);
  }

  /** Waits until the page answers yes. */
  async until<Args extends unknown[]>(ask: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await expect
      .poll(() => this.#asked(ask, ...args), { message: ask.toString(), intervals: [50] })
      .toBe(true);
  }

  /** Wakes the page as the first press would, and waits until every part of it lives. */
  async wakes(): Promise<void> {
    await this.ask(() => window.asleep.wake());
    await this.until(isAwake);
  }

  /** Nothing while one page gives way to another: who asks asks again. */
  async #asked<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args) {
    return this.ask(ask, ...args).catch(() => undefined);
  }

  /** Presses what is seen of `selector` and says `words`, once it stands still. */
  async press(selector: string, words = ""): Promise<void> {
    let before = "";
    await expect
      .poll(
        async () => {
          const spot = await this.#asked(spotOf, selector, words);
          const rests = Boolean(spot) && before === JSON.stringify(spot);
          before = JSON.stringify(spot ?? null);
          return rests;
        },
        { message: `« ${words} » (${selector}) can be pressed`, intervals: [50] },
      )
      .toBe(true);
    const { x, y } = JSON.parse(before) as { x: number; y: number };
    await this.#visitor.click(x, y);
  }

  async key(key: Key): Promise<void> {
    await this.#visitor.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#visitor.type(text);
  }

  back(): Promise<void> {
    return this.ask(() => history.back());
  }

  reload(): Promise<void> {
    return this.#visitor.reload();
  }

  /** The page on sheets of A4, as a PDF. */
  async print(): Promise<Uint8Array> {
    const pdf = await this.#visitor.print?.();
    if (!pdf) throw new Error("The driver of this engine prints nothing.");
    return pdf;
  }

  /** Waits until something that is seen of `selector` says `words`. */
  async sees(selector: string, words: string): Promise<void> {
    await expect
      .poll(async () => (await this.#asked(wordsOf, selector))?.join("\n"), { message: selector })
      .toContain(words);
  }

  /** Waits until nothing is seen of `selector`. */
  async seesNo(selector: string): Promise<void> {
    await expect.poll(() => this.#asked(wordsOf, selector), { message: `no ${selector}` }).toEqual([]);
  }

  /** Waits until the page at `path` is there, under its title. */
  async arrivesAt(path: string, title: string): Promise<void> {
    await expect
      .poll(() => this.#asked(() => location.pathname + location.search + location.hash))
      .toBe(path);
    await this.sees("h1", title);
  }
}

interface Fixtures {
  size: Size;
  journey: Journey;
}

export const test = base.extend<Fixtures, Options & { opened: Browser }>({
  engine: ["", { option: true, scope: "worker" }],
  script: [true, { option: true, scope: "worker" }],
  size: [{ width: 1280, height: 900 }, { option: true }],
  opened: [
    async ({ engine, script }, give) => {
      const browser = await (await findEngines())[engine]!.start({ script });
      await give(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  journey: async ({ opened, size }, give) => {
    const site = await serve(siteListener(dist, readRules()));
    const visitor = await opened.visit(size);
    await give(new Journey(visitor, site));
    await visitor.close();
    site.stop();
  },
});
