import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import { basename } from "node:path";
import { writeChapter } from "../bench/chapter.ts";
import { pagePaths } from "../e2e/paths.ts";
import { LOST, TRIED } from "./tried.ts";

interface Count {
  pages: number;
  tried: number;
  lost: number;
}

const kinds: Readonly<Record<string, string>> = {
  network: "a request dropped, cut, answered by a 404, or a second late",
  months: "a month from September 2025 to December 2027",
  changes: "a change to the page before it wakes",
};

/** Counts what was tried and what was lost, by engine and by kind, and writes it in docs/mesures.md when nothing was left out. */
export default class ChapterReporter implements Reporter {
  private readonly engines = new Map<string, Map<string, Count>>();
  private whole = new Set<string>();

  onBegin(_config: FullConfig, { suites }: Suite) {
    const all = Object.keys(kinds).length * pagePaths.length;
    this.whole = new Set(
      suites.filter((engine) => engine.allTests().length === all).map(({ title }) => title),
    );
  }

  onTestEnd({ location, parent }: TestCase, { annotations, status }: TestResult) {
    const engine = parent.project()?.name ?? "";
    const kind = basename(location.file, ".spec.ts");
    const counts = this.engines.get(engine) ?? new Map<string, Count>();
    const count = counts.get(kind) ?? { pages: 0, tried: 0, lost: 0 };
    // One that stopped before it had tried everything: what it did not try is not known to be kept.
    if (status !== "passed" && !annotations.some(({ type }) => type === LOST)) this.whole.delete(engine);
    const told = annotations.filter(({ type }) => type === TRIED);
    count.pages += 1;
    count.tried += told.reduce((sum, { description }) => sum + Number(description), 0);
    count.lost += annotations.filter(({ type }) => type === LOST).length;
    this.engines.set(engine, counts.set(kind, count));
  }

  async onEnd() {
    for (const [engine, counts] of this.engines) {
      const rows = [...counts].map(
        ([kind, { lost, pages, tried }]) =>
          `| ${kinds[kind] ?? kind} | ${pages} | ${tried} | ${tried - lost} | ${lost} |`,
      );
      const table = `| what is tried | pages | tried | survived | lost |
| --- | --- | --- | --- | --- |
${rows.join("\n")}`;
      console.log(`\n${engine}\n${table}\n`);
      if (!this.whole.has(engine)) continue;
      const date = new Date().toISOString().slice(0, 10);
      await writeChapter(`# Faults, ${engine}\n
Written by \`npm run faults\` on ${date}: what goes wrong around every page, one fault at a time. Lost is a word that can be read no more, a page
that neither lives nor says that it cannot, or an error in it.

${table}
`);
    }
  }
}
