import type { Budget } from "../build/budgets.ts";
import { quizPath } from "./quizPath.ts";

/** What only a visit shows to be over its budget, and why; the check's own list (build/budgets.ts) says the rest. */
interface Reason {
  /** Without it, every route. */
  path?: string;
  part: keyof Budget | "lighthouse" | "paint";
  why: string;
}

const notIndexed = "it asks not to be indexed, which the note on SEO counts against it.";
const reviewAtOnce = "the review stands near the first window, and takes life at once.";

const reasons: readonly Reason[] = [
  { path: "/404", part: "lighthouse", why: notIndexed },
  { path: "/hors-ligne", part: "lighthouse", why: notIndexed },
  { part: "lighthouse", why: "the note on performance moves by some points with the machine." },
  { part: "paint", why: "medians of three loads spread around 1 on a machine that is not alone." },
  { path: "/presse", part: "html", why: "every article of the review is in the page." },
  { path: "/presse", part: "scripts", why: reviewAtOnce },
  { path: quizPath, part: "html", why: "it is that of the page where it starts." },
  { path: quizPath, part: "scripts", why: "the page's own, then the engine, its screens and a bank (9)." },
  { path: quizPath, part: "pictures", why: "most are those of the page where it starts." },
  { path: quizPath, part: "requests", why: "most are those of the page where it starts." },
  { path: quizPath, part: "elements", why: "the head and the foot of the page are counted with it." },
  {
    part: "total",
    why: "the sheet that all pages share (17) follows the first paint, and is kept for the next page.",
  },
];

/** Why `part` of the route `path` is over its budget, as far as it is known. */
export const reasonOf = (path: string, part: Reason["part"]) =>
  reasons.find((each) => each.part === part && (each.path ?? path) === path)?.why;
