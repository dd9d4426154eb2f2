import { identity, logPath, memberOf, photos, released } from "@sillages/content";
import {
  boats,
  type Fix,
  fixesOf,
  logEntries,
  type LogEntry,
  logText,
  logWords,
} from "@sillages/content/journal";
import {
  atom,
  type FeedEntry,
  geojson,
  type GeoJsonFeature,
  gpx,
  type GpxTrack,
  jsonFeed,
} from "@sillages/formats";
import { photoOf } from "../shell/pictures/photoOf.ts";
import { pictureOf } from "../shell/pictures/pictureOf.ts";
import { feedAt, notice, tagOf } from "./feed.ts";
import type { SiteFile } from "./siteFile.ts";

const { atom: atomFile, geojson: geojsonFile, gpx: gpxFile, json: jsonFile } = logWords.follow;

/** A reader of feeds shows no more: older pages stay on the site. */
const LATEST = 30;

/** With seconds, as RFC 3339 wants them. */
const instant = ({ at }: Pick<Fix, "at">) => at.replace(/Z$/, ":00Z");

/** The picture of an entry, in the format that every reader of feeds shows. */
function pictureAddress({ drawing, photo: id }: LogEntry, builtAt: string): string | undefined {
  const photo = released(photos, new Date(builtAt)).find((one) => one.id === id);
  const picture = photo ? photoOf(photo) : drawing && pictureOf(drawing);
  return picture && identity.site + picture.src;
}

const entries = (builtAt: string): FeedEntry[] =>
  logEntries()
    .slice(0, LATEST)
    .map((entry) => ({
      id: tagOf(entry.at.slice(0, 10), `journal/${entry.id}`),
      title: entry.title,
      url: identity.site + logPath(entry.id),
      published: instant(entry),
      author: memberOf(entry.author)?.name ?? identity.association.name,
      summary: logWords.entryLead(entry),
      paragraphs: logText(entry.id),
      image: pictureAddress(entry, builtAt),
      tags: [logWords.nameOf(entry.boat)],
    }));

const logFeed = (path: string, builtAt: string) =>
  feedAt(path, { ...logWords.feed, page: "/journal", entries: entries(builtAt) });

const tracks = (): GpxTrack[] =>
  boats.map(({ id, name }) => ({
    name,
    points: fixesOf(id).map((fix) => ({ position: fix.where, at: instant(fix) })),
  }));

const lines = (): GeoJsonFeature[] =>
  boats
    .map(({ id, name }) => ({ id, name, fixes: fixesOf(id) }))
    // A line has two ends.
    .filter(({ fixes }) => fixes.length > 1)
    .map(({ fixes, id, name }) => ({
      id: `trace-${id}`,
      properties: { name, times: fixes.map(instant) },
      geometry: { type: "LineString", coordinates: fixes.map(({ where }) => where) },
    }));

const about = {
  name: logWords.title,
  url: `${identity.site}/journal`,
  description: logWords.chart.note + notice,
};

/** The log to follow in a reader of feeds, and what the boats sailed, to lay on another map. */
export const logFiles: readonly SiteFile[] = [
  { path: atomFile.path, text: (builtAt) => atom(logFeed(atomFile.path, builtAt), builtAt) },
  { path: jsonFile.path, text: (builtAt) => jsonFeed(logFeed(jsonFile.path, builtAt)) },
  { path: gpxFile.path, text: (builtAt) => gpx({ ...about, tracks: tracks() }, builtAt) },
  { path: geojsonFile.path, text: (builtAt) => geojson(lines(), { ...about, generated: builtAt }) },
];
