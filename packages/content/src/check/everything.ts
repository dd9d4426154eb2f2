// Every check of content that its schemas accept, but spelling: on everything for the command, by file while an entry is edited.
import type { Data } from "../data/read.ts";
import { subjectOf } from "../data/validate.ts";
import { heavyPictureFindings } from "../editing/heavyPictures.ts";
import { forLaunch } from "../launch/content.ts";
import { refusedAtLaunch } from "../launch/missingBeforeLaunch.ts";
import type { Environment } from "../launch/newsletter.ts";
import { legs } from "../legs/legs.ts";
import { logContext } from "./logContext.ts";
import { type Content, contentFindings } from "./check.ts";
import { figureFindings } from "./figures.ts";
import type { Finding } from "./finding.ts";
import { journalFindings, positionsOf } from "./journal.ts";
import { lostCalls, portFindings } from "./ports.ts";
import { announcedPointsFindings, askedTwiceFindings } from "./questions.ts";
import { siteMapFindings } from "./siteMap.ts";

/** All that is read. */
export interface Everything {
  /** The files of `data/`. */
  readonly data: Data;
  /** What is made of them, and the words that TypeScript holds. */
  readonly content: Content;
  /** What each picture weighs, in bytes, by its path from `images/`. */
  readonly weights: ReadonlyMap<string, number>;
}

/** What is wrong at the instant `now`, for a site built with `env`. */
export function everyFinding(
  { content, data, weights }: Everything,
  { env, now }: { readonly env: Environment; readonly now: Date },
): Finding[] {
  const subjects = (folder: string) => (data.entries.get(folder) ?? []).map(subjectOf);
  const pages = [...subjects("journal"), ...subjects("tracks").flatMap(positionsOf)];
  // Without them there is no road to compare the rest with.
  const lost = lostCalls(subjects("ports"), legs);
  if (lost.length > 0) return lost;
  return [
    ...figureFindings(subjects("figures"), { ports: subjects("ports"), team: subjects("team") }),
    ...portFindings(subjects("ports"), subjects("stages"), legs),
    ...journalFindings(pages, logContext(now)),
    ...askedTwiceFindings(subjects("questions")),
    ...announcedPointsFindings(subjects("questions"), subjects("figures")),
    ...siteMapFindings(subjects("pages/plan-du-site")),
    ...heavyPictureFindings(weights),
    ...contentFindings(content),
    ...refusedAtLaunch({ content: forLaunch(content), now, env }),
  ];
}
