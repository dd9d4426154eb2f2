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

const reasons: readonly Reason[] = [
  { path: "/404", part: "lighthouse", why: notIndexed },
  { path: "/hors-ligne", part: "lighthouse", why: notIndexed },
  { part: "lighthouse", why: "the note on performance moves by some points with the machine." },
  { part: "paint", why: "the fastest of five loads still moves by a fifth on a machine that is not alone." },
  { path: quizPath, part: "html", why: "it is that of the page where it starts." },
  { path: quizPath, part: "pictures", why: "most are those of the page where it starts." },
  { path: quizPath, part: "requests", why: "most are those of the page where it starts." },
  { path: quizPath, part: "elements", why: "the head and the foot of the page are counted with it." },
  { path: "/", part: "total", why: "its words and panels (18), and the logos of twenty partners (11)." },
  {
    path: quizPath,
    part: "total",
    why: "that of the page where it starts (129), then what one plays with (20).",
  },
];

/** Why `part` of the route `path` is over its budget, as far as it is known. */
export const reasonOf = (path: string, part: Reason["part"]) =>
  reasons.find((each) => each.part === part && (each.path ?? path) === path)?.why;
