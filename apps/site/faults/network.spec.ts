// Every request of a visit, one after the other, dropped, cut, answered by a 404, or late: the words of the page can be read, before and
// after, and it lives or says that it cannot.
import { expect } from "@playwright/test";
import { lost } from "../e2e/lines.ts";
import { pagePaths } from "../e2e/paths.ts";
import { addressOf } from "../e2e/visit.ts";
import { type Fault, faults, type FaultyHost } from "./faultyHost.ts";
import { type Tab, test } from "./tab.ts";
import { tell } from "./tried.ts";

const kinds = Object.keys(faults) as Fault[];

/** It lives, or says that it cannot. */
const hasAnswered = () =>
  !document.querySelector("[data-living]:not([data-alive])") ||
  document.querySelector("#panne:not([hidden])") !== null;

/** What is read before the page wakes, once it has the words of `first`; and after, once it has those of `last`. */
async function visit(
  tab: Tab,
  host: FaultyHost,
  path: string,
  first: readonly string[] = [],
  last: readonly string[] = [],
) {
  const has = (meant: readonly string[]) => (now: readonly string[]) => wordsLost(meant, now).length === 0;
  await tab.open(addressOf(path));
  // A driver may give the page before the script that says which address was asked.
  const before = await tab.linesOnce(has(first));
  await tab.ask(() => window.asleep.wake());
  await tab.until(hasAnswered);
  await tab.ask(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await host.rests();
  return { before, after: await tab.linesOnce(has(last)) };
}

/** A line without its letters' case: a style sheet that is not there changes it. */
const asWritten = (line: string) => line.toLowerCase().replace(/[\s\u200b]+/g, "");
const wordsLost = (meant: readonly string[], now: readonly string[]) =>
  lost(meant.map(asWritten), [asWritten(now.join(" "))]);

for (const path of pagePaths) {
  test(path, async ({ host, stillTab, tab }) => {
    const { after, before } = await visit(tab, host, path);
    const asked = [...host.asked];
    // What goes by itself, such as the line that says that something arrives, is not lost.
    const passing = new Set(wordsLost(before, after));
    const living = before.filter((line) => !passing.has(asWritten(line)));
    // Without its starter a page is the page without script (e2e/range.spec.ts).
    await stillTab.open(addressOf(path));
    const still = await stillTab.lines();
    const always = living.filter((line) => wordsLost([line], still).length === 0);
    const losses: string[] = [];
    for (const file of asked) {
      for (const kind of kinds) {
        const withoutStarter = /\/assets\/starter-/.test(file) && kind !== "a second late";
        const [first, last] = withoutStarter ? [always, still] : [living, living];
        host.fails(file, kind);
        try {
          const { after, before } = await visit(tab, host, path, first, last);
          const gone = [...wordsLost(first, before), ...wordsLost(last, after)];
          if (gone.length > 0) losses.push(`${file} ${kind}: « ${gone[0]} » and ${gone.length - 1} more`);
        } catch (error) {
          losses.push(`${file} ${kind}: ${String(error).split("\n")[0]}`);
        }
      }
    }
    tell(asked.length * kinds.length, losses);
    expect(losses).toEqual([]);
  });
}
