import { identity, press } from "@sillages/content";
import { describe, expect, test, vi } from "vitest";
import { pressAtom } from "./pressAtom.ts";
import { pressEntries, type PressEntry } from "./pressEntries.ts";
import { pressJson } from "./pressJson.ts";

vi.mock("../shell/pictureOf.ts", () => ({
  pictureOf: (id: string) => ({ src: `/images/1a2b3c4d/${id}.svg` }),
}));

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const builtAt = "2026-01-02T03:04:05.678Z";

const wild: PressEntry = {
  id: "tag:sillages.example,2026-01-01:presse/signes",
  title: 'Signes <b>gras</b> & "guillemets"',
  url: `${identity.site}/documents/revue-de-presse.html#signes`,
  source: { name: "L'Écho & Cie", url: "https://echo.example/?a=1&b=2" },
  published: "2026-01-01T00:00:00Z",
  author: "A < B",
  summary: "Un & deux",
  paragraphs: ["5 < 6 & 7 > 4"],
  image: `${identity.site}/images/x.svg`,
  tags: ["R&D"],
};

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** Reads XML strictly enough to refuse what is not well formed: every tag is closed by its own name, no bare sign. */
function parse(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const path = [root];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, "");
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    const parent = path.at(-1) ?? root;
    const tag = /^<(\/?)([A-Za-z:]+)((?: [\w:]+="[^"<]*")*)(\/?)>$/.exec(token);
    if (!tag) {
      if (/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.test(token)) throw new Error(`Not well formed: ${token}`);
      parent.text += unescaped(token);
      continue;
    }
    const [, closes, name = "", attributes = "", alone] = tag;
    if (closes) {
      if (path.pop()?.name !== name) throw new Error(`</${name}> closes something else`);
      continue;
    }
    const pairs = [...attributes.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key,
      unescaped(value),
    ]);
    const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: "" };
    parent.children.push(element);
    if (!alone) path.push(element);
  }
  if (path.length !== 1 || !root.children[0]) throw new Error("An element is left open.");
  return root.children[0];
}

const named = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const textOf = (element: Element, name: string) => named(element, name)[0]?.text;

describe("the Atom feed", () => {
  const feed = parse(pressAtom(builtAt, [wild, ...pressEntries]));

  test("is a feed of its namespace, in French", () => {
    expect(feed.name).toBe("feed");
    expect(feed.attributes).toEqual({ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "fr" });
  });

  test.each(["id", "title", "updated"])("has one %s, and so has each entry", (name) => {
    for (const element of [feed, ...named(feed, "entry")]) {
      expect(named(element, name)).toHaveLength(1);
      expect(textOf(element, name)).not.toBe("");
    }
  });

  test("each entry has a link to read it, an author and a content", () => {
    for (const entry of named(feed, "entry")) {
      const links = named(entry, "link").filter(({ attributes }) => attributes["rel"] === "alternate");
      expect(links).toHaveLength(1);
      expect(URL.canParse(links[0]?.attributes["href"] ?? "")).toBe(true);
      expect(textOf(named(entry, "author")[0] ?? entry, "name")).toBeTruthy();
      expect(named(entry, "content")[0]?.attributes).toEqual({ type: "html" });
    }
  });

  test("says its own address, and the page's", () => {
    const links = Object.fromEntries(
      named(feed, "link").map(({ attributes }) => [attributes["rel"], attributes["href"]]),
    );
    expect(links).toEqual({
      self: `${identity.site}/flux/presse.atom`,
      alternate: `${identity.site}/presse`,
    });
  });

  test("dates are those of the format, and the feed's is its last entry's", () => {
    const dates = [feed, ...named(feed, "entry")].map((element) => textOf(element, "updated") ?? "");
    for (const date of dates) expect(date).toMatch(RFC_3339);
    expect(dates[0]).toBe(wild.published);
  });

  test("no two entries share an id, and ids are addresses", () => {
    const ids = named(feed, "entry").map((entry) => textOf(entry, "id") ?? "");
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(URL.canParse(id)).toBe(true);
  });

  test("signs come back as they were written", () => {
    const [entry] = named(feed, "entry");
    expect(entry && textOf(entry, "title")).toBe(wild.title);
    expect(entry && textOf(entry, "content")).toBe("<p>5 &lt; 6 &amp; 7 &gt; 4</p>");
    expect(entry && named(entry, "category")[0]?.attributes["term"]).toBe("R&D");
  });

  test("an empty one still has its date", () => {
    expect(textOf(parse(pressAtom(builtAt, [])), "updated")).toBe(builtAt);
  });
});

describe("the JSON feed", () => {
  const feed = JSON.parse(pressJson([wild, ...pressEntries]));

  test("has what version 1.1 asks for", () => {
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.title).toBeTruthy();
    expect(feed.feed_url).toBe(`${identity.site}/flux/presse.json`);
    expect(feed.items).toBeInstanceOf(Array);
  });

  test("each item has an id, a content and a date of the format", () => {
    for (const item of feed.items) {
      expect(item.id).toBeTypeOf("string");
      expect(item.content_text || item.content_html).toBeTruthy();
      expect(item.date_published).toMatch(RFC_3339);
      for (const address of [item.url, item.external_url, item.image])
        expect(URL.canParse(address)).toBe(true);
    }
  });
});

test("both tell the whole coverage, the most recent first", () => {
  const told = [...press].toSorted((a, b) => b.fullDate.localeCompare(a.fullDate)).map(({ title }) => title);
  expect(pressEntries.map(({ title }) => title)).toEqual(told);
  for (const { paragraphs } of pressEntries) expect(paragraphs.length).toBeGreaterThan(0);
});
