import { identity, pressFeeds } from "@sillages/content";
import { pressEntries, type PressEntry } from "./pressEntries.ts";
import { escaped } from "./xml.ts";

const html = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("");

function entry({ author, id, paragraphs, published, source, summary, tags, title, url }: PressEntry): string {
  return `  <entry>
    <id>${escaped(id)}</id>
    <title>${escaped(title)}</title>
    <link rel="alternate" type="text/html" href="${escaped(url)}"/>
    <link rel="via" type="text/html" href="${escaped(source.url)}" title="${escaped(source.name)}"/>
    <published>${published}</published>
    <updated>${published}</updated>
    <author><name>${escaped(author)}</name></author>
    ${tags.map((tag) => `<category term="${escaped(tag)}"/>`).join("")}
    <summary>${escaped(summary)}</summary>
    <content type="html">${escaped(html(paragraphs))}</content>
  </entry>`;
}

/** The review of the press as an Atom feed (RFC 4287). It changes with the articles only; `builtAt` dates an empty one. */
export function pressAtom(builtAt: string, entries: readonly PressEntry[] = pressEntries): string {
  const { atom, description, title } = pressFeeds;
  const self = identity.site + atom.path;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <id>${escaped(self)}</id>
  <title>${escaped(title)}</title>
  <subtitle>${escaped(description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(identity.site)}/presse"/>
  <updated>${entries[0]?.published ?? builtAt}</updated>
  <author><name>${escaped(identity.association.name)}</name></author>
${entries.map(entry).join("\n")}
</feed>
`;
}
