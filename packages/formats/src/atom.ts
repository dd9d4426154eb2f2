import type { Feed, FeedEntry } from "./feed.ts";
import { element, escaped, xmlDocument, type XmlElement } from "./xml.ts";

/**
 * A feed as Atom. It is dated by its first entry, so that it changes with its entries only.
 *
 * @param writtenAt - What dates a feed without entries, RFC 3339.
 * @see RFC 4287
 */
export function atom(feed: Feed, writtenAt: string): string {
  const { author, description, entries, home, language, self, title } = feed;
  return xmlDocument(
    element(
      "feed",
      [
        element("id", self),
        element("title", title),
        element("subtitle", description),
        link("self", self, "application/atom+xml"),
        link("alternate", home),
        element("updated", entries[0]?.published ?? writtenAt),
        person(author.name),
        ...entries.map(entryInAtom),
      ],
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language },
    ),
  );
}

function entryInAtom(entry: FeedEntry): XmlElement {
  const { author, id, paragraphs, published, source, summary, tags, title, url } = entry;
  return element("entry", [
    element("id", id),
    element("title", title),
    link("alternate", url),
    ...(source ? [link("via", source.url, "text/html", { title: source.name })] : []),
    element("published", published),
    element("updated", published),
    person(author),
    ...tags.map((term) => element("category", [], { term })),
    element("summary", summary),
    element("content", html(paragraphs), { type: "html" }),
  ]);
}

const person = (name: string) => element("author", [element("name", name)]);

const link = (rel: string, href: string, type = "text/html", more = {}) =>
  element("link", [], { rel, type, href, ...more });

/** HTML that is words for the feed: it is escaped a second time where it stands. */
const html = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("");
