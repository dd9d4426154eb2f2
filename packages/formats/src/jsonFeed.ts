import type { Feed, FeedEntry } from "./feed.ts";

/**
 * A feed as JSON Feed.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeed({ author, description, entries, home, language, self, title }: Feed): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self,
    authors: [author],
    items: entries.map((entry) => itemOf(entry, language)),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const itemOf = (entry: FeedEntry, language: string) => ({
  id: entry.id,
  url: entry.url,
  external_url: entry.source?.url,
  title: entry.title,
  summary: entry.summary,
  content_text: entry.paragraphs.join("\n\n"),
  image: entry.image,
  date_published: entry.published,
  authors: [{ name: entry.author }],
  tags: entry.tags,
  language,
});
