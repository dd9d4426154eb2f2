// Everything that somebody else may do to a page before it wakes, on every page: no word of it is lost.
import { expect } from "@playwright/test";
import { carouselLabels } from "@sillages/content";
import { changes } from "../e2e/changes.ts";
import { lost } from "../e2e/lines.ts";
import { pagePaths } from "../e2e/paths.ts";
import { addressOf } from "../e2e/visit.ts";
import { test } from "./tab.ts";
import { tell } from "./tried.ts";

declare global {
  interface Window {
    changed?: boolean;
  }
}

for (const path of pagePaths) {
  test(path, async ({ host, tab }) => {
    const read = async (script: string | undefined, enough: (lines: readonly string[]) => boolean) => {
      host.runsFirst(script);
      await tab.open(addressOf(path));
      await tab.wakes();
      await host.rests();
      return tab.linesOnce(enough);
    };
    const meant = (await read(undefined, () => true)).filter((line) => line !== carouselLabels.loadingLabel);
    const losses: string[] = [];
    for (const { make, what, words = (line: string) => line } of changes) {
      const gone = (lines: readonly string[]) => lost(meant, lines.map(words));
      const lines = await read(
        `addEventListener("DOMContentLoaded", () => { (${make.toString()})(); window.changed = true; })`,
        (read) => gone(read).length === 0,
      );
      const [first, ...others] = gone(lines);
      if (!(await tab.ask(() => window.changed))) losses.push(`${what}: it was not done`);
      if (await tab.saysThatItFails()) losses.push(`${what}: it says that it did not load`);
      if (first !== undefined) losses.push(`${what}: « ${first} » and ${others.length} more`);
    }
    tell(changes.length, losses);
    expect(losses).toEqual([]);
  });
}
