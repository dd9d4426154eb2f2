import { pressFeeds } from "@sillages/content";
import { calendars } from "./files/calendars.ts";
import { geojson } from "./files/geojson.ts";
import { gpx } from "./files/gpx.ts";
import { pressAtom } from "./files/pressAtom.ts";
import { pressJson } from "./files/pressJson.ts";
import { quizExports } from "./files/quizExports.ts";

/** A text file that the build writes beside the pages: data, a calendar, a feed. */
export interface SiteFile {
  /** One of the content's `filePaths`: links are checked against them. */
  path: `/${string}`;
  /** What the file says at the instant `builtAt` (ISO 8601). */
  text: (builtAt: string) => string;
}

/** Every file for whoever reuses what the site says. */
export const files: readonly SiteFile[] = [
  geojson,
  gpx,
  ...quizExports,
  ...calendars,
  { path: pressFeeds.atom.path, text: (builtAt) => pressAtom(builtAt) },
  { path: pressFeeds.json.path, text: () => pressJson() },
];
