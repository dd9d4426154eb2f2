// Writes outlines.ts, the shapes of the spaces, from the plan of the sails. By hand, when the plan changes:
//   node packages/illustrations/src/SailPlan/drawOutlines.ts <plan.svg>
import { readFileSync, writeFileSync } from "node:fs";

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Absolute `M…Q…Q…Z` path data, as steps to a tenth of a unit. */
function asSteps(data: string): string {
  const numbers = data.match(/-?[\d.]+/g)!.map(Number);
  let [x, y] = [numbers[0]!, numbers[1]!];
  const steps: string[] = [];
  for (let at = 2; at + 3 < numbers.length; at += 4) {
    const [cx, cy, ex, ey] = numbers.slice(at, at + 4) as [number, number, number, number];
    steps.push([cx - x, cy - y, ex - x, ey - y].map(tenth).join(" "));
    [x, y] = [ex, ey];
  }
  return `M${numbers[0]} ${numbers[1]}q${steps.join(" ")}z`
    .replaceAll(" -", "-")
    .replaceAll(/(?<!\d)0\./g, ".");
}

const plan = readFileSync(process.argv[2]!, "utf8");
const outlines = [...plan.matchAll(/<path id="espace-(\d+)"[^>]*? d="([^"]+)"/g)]
  .toSorted(([, one], [, other]) => Number(one) - Number(other))
  .map(([, , data]) => `  "${asSteps(data!)}",`);

writeFileSync(
  new URL("outlines.ts", import.meta.url),
  [
    "// Written by drawOutlines.ts: do not edit.",
    "",
    "/** The outline of each space, in the units of the plan; space 1 comes first. */",
    "export const outlines: readonly string[] = [",
    ...outlines,
    "];",
    "",
  ].join("\n"),
);
