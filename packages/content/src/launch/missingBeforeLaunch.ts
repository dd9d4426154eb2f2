import { leavesOf } from "../check/check.ts";
import { subjectsOf } from "../check/content.ts";
import type { Leaf } from "../check/walk.ts";
import { accessibilityLeftovers } from "./accessibility.ts";
import type { LaunchContent } from "./content.ts";
import { contestLeftovers } from "./contests.ts";
import { headings, type Leftover } from "./leftover.ts";
import { newsletterLeftovers, type Environment } from "./newsletter.ts";
import { priceLeftovers } from "./prices.ts";
import { isSource, placeOf } from "./places.ts";
import { tracesIn } from "./traces.ts";

/** What the list is made from. Nothing here reads a clock or the system: both are given. */
export interface Launch {
  readonly content: LaunchContent;
  readonly now: Date;
  readonly env: Environment;
}

/** All that is still invented or missing, in the order of the list. */
export function missingBeforeLaunch({ content, now, env }: Launch): Leftover[] {
  const leaves = leavesOf(subjectsOf(content.modules, content.collections));
  const chosen = new Set<string>(content.kept.map(({ heading }) => heading));
  const all = [
    ...inventedLeftovers(leaves, content.invented),
    ...accessibilityLeftovers(leaves, now),
    ...newsletterLeftovers(env),
    ...contestLeftovers(leaves, now),
    ...priceLeftovers(content.collections),
  ];
  return headings
    .filter((heading) => !chosen.has(heading))
    .flatMap((heading) => all.filter((leftover) => leftover.heading === heading));
}

/** What a site that says it is real may not be built with. */
export function refusedAtLaunch(launch: Launch): Leftover[] {
  return launch.content.demonstration ? [] : missingBeforeLaunch(launch);
}

/** Where each invention is written. A page that repeats one is left out: mending the source mends the page. */
function inventedLeftovers(leaves: readonly Leaf[], invented: readonly string[]): Leftover[] {
  const traces = leaves.flatMap((leaf) => tracesIn(leaf, invented));
  const atSource = new Set(traces.filter(({ leaf }) => isSource(leaf)).map(({ value }) => value));
  return traces
    .filter(({ leaf, value }) => isSource(leaf) || !atSource.has(value))
    .map(({ leaf, problem }) => {
      const { file, entry, field } = leaf;
      const { heading, remedy } = placeOf(leaf);
      return { heading, file, entry, field, problem, remedy };
    });
}
