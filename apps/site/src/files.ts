import { calendars } from "./files/calendars.ts";
import { logFiles } from "./files/logFiles.ts";
import { pressFiles } from "./files/pressFiles.ts";
import { quizData } from "./files/quizData.ts";
import { quizFiles } from "./files/quizFiles.ts";
import type { SiteFile } from "./files/siteFile.ts";
import { voyagesGeojson } from "./files/voyagesGeojson.ts";
import { voyagesGpx } from "./files/voyagesGpx.ts";

/** Every file for whoever reuses what the site says, and what a quiz fetches. */
export const files: readonly SiteFile[] = [
  voyagesGeojson,
  voyagesGpx,
  ...quizFiles,
  ...quizData,
  ...calendars,
  ...pressFiles,
  ...logFiles,
];
