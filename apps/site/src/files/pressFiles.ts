import { identity, press, pressFeeds, pressTabs } from "@sillages/content";
import { pressTexts } from "@sillages/content/press-texts";
import { atom, type Feed, type FeedEntry, jsonFeed } from "@sillages/formats";
import { pictureOf } from "../shell/pictureOf.ts";
import type { SiteFile } from "./siteFile.ts";

const host = new URL(identity.site).host.replace(/^www\./, "");

/** The coverage of the expedition, most recent first. */
const entries: readonly FeedEntry[] = press
  .map((item) => ({
    id: `tag:${host},${item.fullDate}:presse/${item.id}`,
    title: item.title,
    url: `${identity.site}/documents/revue-de-presse.html#${item.id}`,
    source: { name: item.source, url: item.url },
    // Midnight in universal time: the hour is not known.
    published: `${item.fullDate}T00:00:00Z`,
    author: item.journalist,
    summary: item.excerpt,
    paragraphs: pressTexts.find(({ id }) => id === item.id)?.body ?? [],
    image: identity.site + pictureOf(item.drawing).src,
    tags: [pressTabs.find(({ id }) => id === item.category)?.label ?? item.category, ...item.tags],
  }))
  .toSorted((a, b) => b.published.localeCompare(a.published));

const notice = identity.demonstration ? ` ${identity.demonstrationLine}` : "";

const feedAt = (path: string): Feed => ({
  title: pressFeeds.title,
  description: pressFeeds.description + notice,
  language: "fr",
  home: `${identity.site}/presse`,
  self: identity.site + path,
  author: { name: identity.association.name, url: identity.site },
  entries,
});

const { atom: atomFile, json: jsonFile } = pressFeeds;

/** The review of the press, to follow in a reader of feeds. */
export const pressFiles: readonly SiteFile[] = [
  { path: atomFile.path, text: (builtAt) => atom(feedAt(atomFile.path), builtAt) },
  { path: jsonFile.path, text: () => jsonFeed(feedAt(jsonFile.path)) },
];
