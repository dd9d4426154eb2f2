import { identity, pressFeeds } from "@sillages/content";
import { pressEntries, type PressEntry } from "./pressEntries.ts";

/** The review of the press as a JSON Feed (version 1.1). */
export function pressJson(entries: readonly PressEntry[] = pressEntries): string {
  const { description, json, title } = pressFeeds;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: "fr",
    home_page_url: `${identity.site}/presse`,
    feed_url: identity.site + json.path,
    authors: [{ name: identity.association.name, url: identity.site }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      external_url: entry.source.url,
      title: entry.title,
      summary: entry.summary,
      content_text: entry.paragraphs.join("\n\n"),
      image: entry.image,
      date_published: entry.published,
      authors: [{ name: entry.author }],
      tags: entry.tags,
      language: "fr",
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
