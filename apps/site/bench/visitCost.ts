import type { Budget } from "../weights/budgets.ts";
import { figureText } from "../weights/checkBudget.ts";
import type { Measure } from "./report.ts";

const told: readonly string[] = ["/", "/presentation", "/equipe", "/mentions-legales"];

const columns: readonly (readonly [part: keyof Budget, heading: string])[] = [
  ["html", "HTML"],
  ["scripts", "scripts asleep"],
  ["total", "asleep, in all"],
  ["awake", "awake: scripts and payload"],
  ["elements", "elements"],
];

/** The chapter of the README on what a visit costs. `date`: of the measures, `2026-11-28`. */
export function visitCost(measures: readonly Measure[], date: string): string {
  const rows = measures
    .filter(({ path }) => told.includes(path))
    .map(({ load, path }) => [`\`${path}\``, ...columns.map(([part]) => figureText(part, load[part]))]);
  const lines = [
    ["page", ...columns.map(([, heading]) => heading)],
    ["---", ...columns.map(() => "---")],
    ...rows,
  ];
  return `## What a visit costs

As \`npm run bench\` measured it on ${date}, brotli, cold visit, without scrolling; [a page of each kind and every
figure](docs/mesures.md), over its budget or not. The fonts are counted on \`/\`, which brings them to the others.

${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}

Scripts asleep are those that a page carries and the one that it fetches.

A page asks for no React until something in it is touched, its address chooses something in it, or a date in it is over. No cookie, no third
party, nothing that blocks the first paint.
`;
}
