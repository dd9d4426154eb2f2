import { type Budget, fontsAreKept } from "./budgets.ts";
import type { Overrun, overrunsOf } from "./overruns.ts";
import type { WeighedPage } from "./weighPage.ts";

const KIB = 1024;
const inKib = new Set<keyof Budget>(["html", "scripts", "fonts", "pictures", "total", "awake"]);

/** By how much a page may differ from one build to the next, in KiB: names and dates change, and compress differently. */
const NOISE = 0.15;

/** A figure of a page against its budget. */
interface Verdict {
  part: keyof Budget;
  /** In KiB, requests or elements. */
  figure: number;
  budget: number;
  /** The overrun that is allowed, where the figure needs it. */
  overrun?: Overrun | undefined;
  /** Over the budget, and over the limit of its overrun where one is allowed. */
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

/** Every figure of a page against its budget, and against the overruns that are allowed. */
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
    // An overrun is needed as long as a build may exceed the budget without it.
    const isNeeded = figure > budget[part] - noise;
    return { part, figure, budget: budget[part], refused, ...(isNeeded && { overrun }) };
  });
}

/** A figure as it is read: « 11.8 KiB », « 14 ». */
export const figureText = (part: keyof Budget, figure: number) =>
  inKib.has(part) ? `${figure.toFixed(1)} KiB` : String(figure);
