// What a page may weigh and take, by kind. Read by the check (bytes and counts) and by the bench (those and times).
// Set against sites of the same kind, measured alike; a budget that cannot be met is said with its figure, never loosened.

/** In KiB as they travel, in requests, in elements. */
export interface Budget {
  html: number;
  scripts: number;
  fonts: number;
  pictures: number;
  /** All that a visit asks for without scrolling; fonts left out where an earlier page brought them. */
  total: number;
  requests: number;
  blocking: number;
  elements: number;
}

/** The first page that most people see: nothing is kept yet. */
const home: Budget = {
  html: 14,
  scripts: 79,
  fonts: 44,
  pictures: 52,
  total: 185,
  requests: 12,
  blocking: 0,
  elements: 760,
};

const content: Budget = {
  ...home,
  html: 12,
  scripts: 77,
  pictures: 45,
  total: 130,
  requests: 10,
  elements: 480,
};

/** The quiz while it is played, measured by the bench. */
export const quizBudget: Budget = {
  ...content,
  html: 9,
  scripts: 86,
  pictures: 20,
  total: 115,
  elements: 200,
};

/** The budget of the page in `file`. */
export function budgetOf(file: string): Budget {
  if (file === "/index.html") return home;
  return file === "/devenir-partenaire.html" ? { ...content, elements: 650 } : content;
}

/** Whether the page in `file` is judged with the fonts that an earlier page brought. */
export const fontsAreKept = (file: string) => file !== "/index.html";

/** Of every page, measured by the bench alone. */
export const experience = {
  /** Lighthouse, of each of its four notes. */
  lighthouse: 100,
  /** Largest contentful paint, against the same page without its scripts, in the same run. */
  paintRatio: 1.05,
  /** Cumulative layout shift, from the load to the end of a scroll. */
  layoutShift: 0,
  /** The slowest answer to a gesture, in milliseconds, on a processor four times slower. */
  interaction: 100,
  /** Grams of CO₂ a visit, by the Sustainable Web Design model, version 4. */
  carbon: 0.04,
};

/** A budget that a page does not meet, said with its figure. */
export interface Overrun {
  /** `*`: every page. */
  file: string;
  part: keyof Budget;
  /** What it may come to meanwhile. */
  limit: number;
  why: string;
}

export const overruns: readonly Overrun[] = [];
