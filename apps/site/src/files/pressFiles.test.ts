import { identity, press } from "@sillages/content";
import { describe, expect, test, vi } from "vitest";
import { childrenOf, readXml, textOf } from "./fixtures/readXml.ts";
import { pressFiles } from "./pressFiles.ts";

vi.mock("../shell/pictures/pictureOf.ts", () => ({
  pictureOf: (id: string) => ({ src: `/images/1a2b3c4d/${id}.svg` }),
}));

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const textAt = (path: string) =>
  pressFiles.find((file) => file.path === path)!.text("2026-01-02T03:04:05.678Z");

const feed = readXml(textAt("/flux/presse.atom"));
const entries = childrenOf(feed, "entry");

describe("the Atom feed", () => {
  test("is a feed of its namespace, in French", () => {
    expect(feed.name).toBe("feed");
    expect(feed.attributes).toEqual({ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "fr" });
  });

  test.each(["id", "title", "updated"])("has one %s, and so has each entry", (name) => {
    for (const element of [feed, ...entries]) {
      expect(childrenOf(element, name)).toHaveLength(1);
      expect(textOf(element, name)).not.toBe("");
    }
  });

  test("each entry has a link to read it, an author and a content", () => {
    for (const entry of entries) {
      const links = childrenOf(entry, "link").filter(({ attributes }) => attributes["rel"] === "alternate");
      expect(links).toHaveLength(1);
      expect(URL.canParse(links[0]?.attributes["href"] ?? "")).toBe(true);
      expect(textOf(childrenOf(entry, "author")[0] ?? entry, "name")).toBeTruthy();
      expect(childrenOf(entry, "content")[0]?.attributes).toEqual({ type: "html" });
    }
  });

  test("says its own address, and the page’s", () => {
    const links = Object.fromEntries(
      childrenOf(feed, "link").map(({ attributes }) => [attributes["rel"], attributes["href"]]),
    );
    expect(links).toEqual({
      self: `${identity.site}/flux/presse.atom`,
      alternate: `${identity.site}/presse`,
    });
  });

  test("dates are those of the format, and the feed’s is its last entry’s", () => {
    const dates = [feed, ...entries].map((element) => textOf(element, "updated") ?? "");
    for (const date of dates) expect(date).toMatch(RFC_3339);
    expect(dates[0]).toBe(dates.slice(1).toSorted().at(-1));
  });

  test("no two entries share an id, and ids are addresses", () => {
    const ids = entries.map((entry) => textOf(entry, "id") ?? "");
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(URL.canParse(id)).toBe(true);
  });
});

const json = JSON.parse(textAt("/flux/presse.json"));

describe("the JSON feed", () => {
  test("has what version 1.1 asks for", () => {
    expect(json.version).toBe("https://jsonfeed.org/version/1.1");
    expect(json.title).toBeTruthy();
    expect(json.feed_url).toBe(`${identity.site}/flux/presse.json`);
    expect(json.items).toBeInstanceOf(Array);
  });

  test("each item has an id, a content and a date of the format", () => {
    for (const item of json.items) {
      expect(item.id).toBeTypeOf("string");
      expect(item.content_text || item.content_html).toBeTruthy();
      expect(item.date_published).toMatch(RFC_3339);
      for (const address of [item.url, item.external_url, item.image])
        expect(URL.canParse(address)).toBe(true);
    }
  });
});

test("both tell the whole coverage, the most recent first, none without its text", () => {
  const told = [...press].toSorted((a, b) => b.fullDate.localeCompare(a.fullDate)).map(({ title }) => title);
  expect(entries.map((entry) => textOf(entry, "title"))).toEqual(told);
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(told);
  for (const entry of entries) expect(textOf(entry, "content")).toMatch(/^<p>./);
});
