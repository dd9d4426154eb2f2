import { type Budget, budgetOf, fontsAreKept, type Overrun } from "./budgets.ts";
import type { PageWeight } from "./weights.ts";

const KIB = 1024;
const inKib = new Set<keyof Budget>(["html", "scripts", "fonts", "pictures", "total"]);

/** A figure of a page against its budget. */
export interface Verdict {
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
export function figuresOf(file: string, weight: PageWeight): Budget {
  const { html, scripts, styles, fonts, pictures, requests, blocking, elements } = weight;
  const kept = fontsAreKept(file);
  return {
    html: html / KIB,
    scripts: scripts / KIB,
    fonts: fonts / KIB,
    pictures: pictures / KIB,
    total: (html + scripts + styles + pictures + (kept ? 0 : fonts)) / KIB,
    requests: requests - (kept && fonts > 0 ? 2 : 0),
    blocking,
    elements,
  };
}

/** Every figure of the page in `file` against its budget. */
export function judge(
  file: string,
  figures: Budget,
  overruns: readonly Overrun[],
  budget = budgetOf(file),
): Verdict[] {
  return (Object.keys(budget) as (keyof Budget)[]).map((part) => {
    const overrun = overruns
      .filter((each) => each.part === part && (each.file === file || each.file === "*"))
      .toSorted((a, b) => b.limit - a.limit)[0];
    const figure = figures[part];
    const isOver = figure > budget[part];
    const refused = isOver && figure > (overrun?.limit ?? budget[part]);
    return { part, figure, budget: budget[part], refused, ...(isOver && { overrun }) };
  });
}

/** A figure as it is read: « 11.8 KiB », « 14 ». */
export const figureText = (part: keyof Budget, figure: number) =>
  inKib.has(part) ? `${figure.toFixed(1)} KiB` : String(figure);
