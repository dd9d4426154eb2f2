import { categoryLabel, identity, press, pressFeeds } from "@sillages/content";
import { pressTexts } from "@sillages/content/press-texts";
import { atom, type FeedEntry, jsonFeed } from "@sillages/formats";
import { pictureOf } from "../shell/pictures/pictureOf.ts";
import { feedAt, tagOf } from "./feed.ts";
import type { SiteFile } from "./siteFile.ts";

/** The coverage of the expedition, most recent first. */
const entries: readonly FeedEntry[] = press
  .map((item) => ({
    id: tagOf(item.fullDate, `presse/${item.id}`),
    title: item.title,
    url: `${identity.site}/documents/revue-de-presse.html#${item.id}`,
    source: { name: item.source, url: item.url },
    // Midnight in universal time: the hour is not known.
    published: `${item.fullDate}T00:00:00Z`,
    author: item.journalist,
    summary: item.excerpt,
    paragraphs: pressTexts.find(({ id }) => id === item.id)?.body ?? [],
    image: identity.site + pictureOf(item.drawing).src,
    tags: [categoryLabel(item.category), ...item.tags],
  }))
  .toSorted((a, b) => b.published.localeCompare(a.published));

const { atom: atomFile, description, json: jsonFile, title } = pressFeeds;

const pressFeed = (path: string) => feedAt(path, { title, description, page: "/presse", entries });

/** The review of the press, to follow in a reader of feeds. */
export const pressFiles: readonly SiteFile[] = [
  { path: atomFile.path, text: (builtAt) => atom(pressFeed(atomFile.path), builtAt) },
  { path: jsonFile.path, text: () => jsonFeed(pressFeed(jsonFile.path)) },
];
