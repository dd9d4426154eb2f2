import type { Budget } from "../weights/budgets.ts";

/** What only a visit shows to be over its budget, and why; the check's own list (weights/overruns.ts) says the rest. */
interface Reason {
  /** Without it, every route. */
  path?: string;
  part: keyof Budget | "lighthouse" | "read" | "paint" | "blockingTime" | "firstPress" | "gesture";
  /** What the figure tells of, where it may tell of something else. */
  told?: string;
  why: string;
}

const notIndexed = "it asks not to be indexed, which the note on SEO counts against it.";

const reasons: readonly Reason[] = [
  { path: "/404", part: "lighthouse", why: notIndexed },
  { path: "/hors-ligne", part: "lighthouse", why: notIndexed },
  { part: "lighthouse", why: "the note on performance moves by some points with the machine." },
  {
    path: "/",
    part: "gesture",
    told: "Chantier Naval",
    why: "30 ms of script; then posters, the story and all that stands below are painted again by the processor, as no phone does.",
  },
];

/** Why `part` of the route `path`, of which `text` tells, is over its budget, as far as it is known. */
export const reasonOf = (path: string, part: Reason["part"], text: string) =>
  reasons.find((each) => each.part === part && (each.path ?? path) === path && text.includes(each.told ?? ""))
    ?.why;
