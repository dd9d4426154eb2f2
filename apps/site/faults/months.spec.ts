// Every page, opened in each month from September 2025 to December 2027: it lives, nothing fails in it, and no part of it gives up.
import { expect } from "@playwright/test";
import { incidents } from "@sillages/content";
import { pagePaths } from "../e2e/paths.ts";
import { addressOf } from "../e2e/visit.ts";
import { test } from "./tab.ts";
import { tell } from "./tried.ts";

declare global {
  interface Window {
    failures: string[];
  }
}

const months = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2025, 8 + at, 15, 12)));

/** Stops the page's clock at `now`, and keeps what fails in it. */
function stopClock(now: number) {
  window.failures = [];
  addEventListener("error", ({ message }) => window.failures.push(message));
  addEventListener("unhandledrejection", ({ reason }) => window.failures.push(String(reason)));
  window.Date = class extends Date {
    constructor(...given: []) {
      if (given.length > 0) super(...given);
      else super(now);
    }

    static override now() {
      return now;
    }
  } as DateConstructor;
}

for (const path of pagePaths) {
  test(path, async ({ host, tab }) => {
    const losses: string[] = [];
    for (const month of months) {
      host.runsFirst(`(${stopClock.toString()})(${month.getTime()})`);
      await tab.open(addressOf(path));
      await tab.wakes();
      const found = await tab.ask(() => window.failures);
      if (await tab.saysThatItFails()) found.push("it says that it did not load");
      const text = (await tab.lines()).join("\n");
      if (text.includes(incidents.section.text)) found.push("a part of it gives up");
      if (/\b(?:undefined|NaN|Infinity)\b|\[object|Invalid Date/.test(text))
        found.push("it says what is no word");
      losses.push(...found.map((loss) => `${month.toISOString().slice(0, 7)}: ${loss}`));
    }
    tell(months.length, losses);
    expect(losses).toEqual([]);
  });
}
