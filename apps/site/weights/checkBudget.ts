import { type Budget, fontsAreKept } from "./budgets.ts";
import type { Overrun, overrunsOf } from "./overruns.ts";
import type { WeighedPage } from "./weighPage.ts";

const KIB = 1024;
const inKib = new Set<keyof Budget>(["html", "scripts", "fonts", "pictures", "total", "awake"]);

/** By how much a page differs from one build to the next, in KiB: names and dates compress as they come. */
const NOISE = 0.15;

/** A figure of a page against its budget. */
interface Verdict {
  part: keyof Budget;
  /** In KiB, requests or elements. */
  figure: number;
  budget: number;
  /** Why more than the budget is borne, and up to where. */
  overrun?: Overrun | undefined;
  /** More than the budget, and than what is borne. */
  refused: boolean;
}

/** The weight of a page in the units of its budget. */
export function figuresOf(file: string, weight: WeighedPage): Budget {
  const kept = fontsAreKept(file);
  return {
    html: weight.html / KIB,
    scripts: weight.scripts / KIB,
    fonts: weight.fonts / KIB,
    pictures: weight.pictures / KIB,
    total: (weight.total - (kept ? weight.fonts : 0)) / KIB,
    requests: weight.requests - (kept && weight.fonts > 0 ? 2 : 0),
    blocking: weight.blocking,
    elements: weight.elements,
    awake: weight.awake / KIB,
  };
}

/** Every figure of a page against its budget, and against what it bears. */
export function checkBudget(
  figures: Budget,
  budget: Budget,
  overruns: ReturnType<typeof overrunsOf> = {},
): Verdict[] {
  return (Object.keys(budget) as (keyof Budget)[]).map((part) => {
    const figure = figures[part];
    const overrun = overruns[part];
    const noise = inKib.has(part) ? NOISE : 0;
    const refused = figure > (overrun?.limit ?? budget[part]) + noise;
    // What is borne is needed as long as a build may be over without it.
    const isNeeded = figure > budget[part] - noise;
    return { part, figure, budget: budget[part], refused, ...(isNeeded && { overrun }) };
  });
}

/** A figure as it is read: « 11.8 KiB », « 14 ». */
export const figureText = (part: keyof Budget, figure: number) =>
  inKib.has(part) ? `${figure.toFixed(1)} KiB` : String(figure);
