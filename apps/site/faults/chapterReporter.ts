import type { FullConfig, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { basename } from "node:path";
import { writeChapter } from "../bench/chapter.ts";
import { LOST, TRIED } from "./tried.ts";

interface Count {
  pages: number;
  tried: number;
  lost: string[];
}

const kinds: Readonly<Record<string, string>> = {
  network: "a request dropped, cut, answered by a 404, or a second late",
  months: "a month from September 2025 to December 2027",
  changes: "a change to the page before it wakes",
};

/** Counts what was tried and what was lost, by kind, and writes it in docs/mesures.md when nothing was left out. */
export default class ChapterReporter implements Reporter {
  private readonly counts = new Map<string, Count>();
  private whole = true;

  onBegin(config: FullConfig) {
    this.whole = String(config.grep) === "/.*/" && process.argv.every((word) => !/\.spec/.test(word));
  }

  onTestEnd({ location }: TestCase, { annotations }: TestResult) {
    const kind = basename(location.file, ".spec.ts");
    const count = this.counts.get(kind) ?? { pages: 0, tried: 0, lost: [] };
    const said = (type: string) =>
      annotations.filter((one) => one.type === type).map((one) => one.description ?? "");
    count.pages += 1;
    count.tried += said(TRIED).reduce((sum, one) => sum + Number(one), 0);
    count.lost.push(...said(LOST));
    this.counts.set(kind, count);
  }

  async onEnd() {
    const rows = [...this.counts].map(
      ([kind, { lost, pages, tried }]) =>
        `| ${kinds[kind] ?? kind} | ${pages} | ${tried} | ${tried - lost.length} | ${lost.length} |`,
    );
    const table = `| what is tried | pages | tried | survived | lost |
| --- | --- | --- | --- | --- |
${rows.join("\n")}`;
    console.log(`\n${table}\n`);
    if (!this.whole) return;
    const date = new Date().toISOString().slice(0, 10);
    await writeChapter(`# Faults\n
Written by \`npm run faults\` on ${date}, in Chromium: what goes wrong around every page, one fault at a time. Lost is a word that can be read no more, a page
that neither lives nor says that it cannot, or an error in it.

${table}
`);
  }
}
