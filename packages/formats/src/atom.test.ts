import { describe, expect, it } from "vitest";
import { atom } from "./atom.ts";
import { arrival, childrenOf, departure, feed, readXml, textOf } from "./fixtures.ts";

const writtenAt = "2026-01-02T03:04:05.678Z";
const root = readXml(atom(feed, writtenAt));
const entries = childrenOf(root, "entry");

const linksOf = (parent: typeof root) =>
  Object.fromEntries(
    childrenOf(parent, "link").map(({ attributes: { rel, ...link } }) => [rel, link] as const),
  );

describe("an Atom feed", () => {
  it("is a feed of its namespace, in its language", () => {
    expect(root.name).toBe("feed");
    expect(root.attributes).toEqual({ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "fr" });
  });

  it.each(["id", "title", "updated"])("has one %s, and so has each entry", (name) => {
    for (const element of [root, ...entries]) {
      expect(childrenOf(element, name)).toHaveLength(1);
      expect(textOf(element, name)).not.toBe("");
    }
  });

  it("says its own address, the page’s, and who writes it", () => {
    expect(linksOf(root)).toEqual({
      self: { type: "application/atom+xml", href: feed.self },
      alternate: { type: "text/html", href: feed.home },
    });
    const [author] = childrenOf(root, "author");
    expect(author && textOf(author, "name")).toBe(feed.author.name);
  });

  it("is dated by its first entry, and by the instant of writing when it has none", () => {
    expect(textOf(root, "updated")).toBe(arrival.published);
    expect(textOf(readXml(atom({ ...feed, entries: [] }, writtenAt)), "updated")).toBe(writtenAt);
  });
});

describe("an entry", () => {
  it("leads to where it is read, and to where it was published", () => {
    expect(linksOf(entries[0]!)).toEqual({
      alternate: { type: "text/html", href: arrival.url },
      via: { type: "text/html", href: arrival.source?.url, title: arrival.source?.name },
    });
  });

  it("gives back every sign as it was written", () => {
    const [entry] = entries;
    expect(entry && textOf(entry, "id")).toBe(arrival.id);
    expect(entry && textOf(entry, "title")).toBe(arrival.title);
    expect(entry && textOf(entry, "summary")).toBe(arrival.summary);
    expect(entry && childrenOf(entry, "category").map(({ attributes }) => attributes["term"])).toEqual(
      arrival.tags,
    );
    const [author] = entry ? childrenOf(entry, "author") : [];
    expect(author && textOf(author, "name")).toBe(arrival.author);
  });

  it("has its paragraphs as HTML", () => {
    const contents = entries.map((entry) => childrenOf(entry, "content")[0]);
    expect(contents.map((content) => content?.attributes)).toEqual([{ type: "html" }, { type: "html" }]);
    expect(contents.map((content) => content?.text)).toEqual([
      "<p>5 &lt; 6 &amp; 7 &gt; 4</p><p>Fin.</p>",
      `<p>${departure.paragraphs[0]}</p>`,
    ]);
  });
});
