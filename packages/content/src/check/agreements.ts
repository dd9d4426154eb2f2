// What several files must say alike, or may not say twice: the rules of a subject are a file of `agreements/`.
import { questionBanks } from "./agreements/banks.ts";
import { contestMonths, contestSteps } from "./agreements/contests.ts";
import { heldSpaces } from "./agreements/holdings.ts";
import { presentedMonths } from "./agreements/presentations.ts";
import { copiedArticles } from "./agreements/press.ts";
import { presentedVideos } from "./agreements/videos.ts";
import { awardedPrizes } from "./agreements/winners.ts";
import type { Finding } from "./finding.ts";
import type { Folders } from "./references.ts";

/** Entries that contradict one another. `spaces` are the numbers that are drawn on the sails. */
export function agreementFindings(folders: Folders, spaces: ReadonlySet<number>): Finding[] {
  const inFolder = (name: string) => folders.get(name) ?? [];
  return [
    ...heldSpaces(inFolder("holdings"), spaces),
    ...copiedArticles(inFolder("press")),
    ...presentedVideos(inFolder("organisations"), inFolder("videos")),
    ...contestMonths(inFolder("contests")),
    ...contestSteps(inFolder("contests"), inFolder("calendar")),
    ...presentedMonths(inFolder("presentations"), inFolder("stages")),
    ...awardedPrizes(inFolder("winners"), inFolder("prizes"), inFolder("video-prizes")),
    ...questionBanks(inFolder("questions"), inFolder("quiz-banks")),
  ];
}
