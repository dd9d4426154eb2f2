// What a page may weigh and take, by kind. Read by the check (bytes and counts) and by the bench (those and times).
// Set against sites of the same kind, measured alike; a budget that cannot be met is said with its figure (overruns.ts), never loosened.

/** In KiB as they travel, in requests, in elements. */
export interface Budget {
  /** With the rules of the first paint. */
  html: number;
  /** While nothing has been touched; those that are written in the HTML count here. */
  scripts: number;
  fonts: number;
  pictures: number;
  /** All that a sleeping page asks for without scrolling; fonts left out where an earlier page brought them. */
  total: number;
  requests: number;
  blocking: number;
  elements: number;
  /** Scripts and payload, once the page is awake. */
  awake: number;
}

/** The first page that most people see: nothing is kept yet. */
const home: Budget = {
  html: 15,
  scripts: 1.5,
  fonts: 39,
  pictures: 52,
  total: 110,
  requests: 12,
  blocking: 0,
  elements: 1000,
  awake: 94,
};

const content: Budget = {
  ...home,
  html: 10,
  pictures: 45,
  total: 55,
  requests: 10,
  elements: 600,
  awake: 88,
};

/** A page of words: what the law asks, how the site is made, the ways out. */
const text: Budget = { ...content, html: 6, pictures: 0, total: 16, requests: 8, awake: 80 };

const textPages = new Set([
  "/a-emporter.html",
  "/accessibilite.html",
  "/confidentialite.html",
  "/ecoconception.html",
  "/mentions-legales.html",
  "/plan-du-site.html",
]);

/** Pages without a living part either, but illustrated, as those of the log: they have the budget of any page. */
const drawnPages = new Set(["/404.html", "/hors-ligne.html", "/planches.html"]);

/** A page of `words` and a `drawn` one have no living part of their own; `living` is every other. */
export type PageKind = "words" | "drawn" | "living";

/** What the page in `file` is. */
export function kindOf(file: string): PageKind {
  if (textPages.has(file)) return "words";
  return drawnPages.has(file) || file.startsWith("/journal/") ? "drawn" : "living";
}

/** The contests' rules too, though their first line follows the day: whether they are to come, apply, or have applied. */
const isOfWords = (file: string) => kindOf(file) === "words" || file === "/reglement.html";

/** The quiz while it is played, measured by the bench: awake, so that all of its scripts count. */
export const quizBudget: Budget = {
  ...content,
  html: 9,
  scripts: 100,
  pictures: 20,
  total: 115,
  elements: 250,
  awake: 100,
};

/** The budget of the page in `file`. */
export function budgetOf(file: string): Budget {
  if (file === "/index.html") return home;
  return isOfWords(file) ? text : content;
}

/** Whether the page in `file` is judged with the fonts that an earlier page brought. */
export const fontsAreKept = (file: string) => file !== "/index.html";

/** In KiB and in requests, of the page at `path` read to its end, nothing touched; fonts as above. Measured by the bench alone. */
export function readBudgetOf(path: string): Pick<Budget, "total" | "requests"> {
  if (path === "/") return { total: 230, requests: 28 };
  return isOfWords(`${path}.html`) ? { total: 20, requests: 8 } : { total: 200, requests: 24 };
}

/** Of every page, measured by the bench alone. */
export const experience = {
  /** Lighthouse, of each of its four notes. */
  lighthouse: 100,
  /** Largest contentful paint, against the same page without its scripts, in the same run. */
  paintRatio: 1.05,
  /** Cumulative layout shift, from the load to the end of a scroll. */
  layoutShift: 0,
  /** While the page loads and sleeps, in milliseconds, on a processor four times slower. */
  blockingTime: 0,
  /** The slowest answer to a gesture once awake, in milliseconds, on a processor four times slower. */
  interaction: 100,
  /** The first press of a cold page until it is answered, in milliseconds, on slow 4G and a processor four times slower. */
  firstPress: 2000,
  /** Grams of CO₂ a visit, by the Sustainable Web Design model, version 4. */
  carbon: 0.04,
};
