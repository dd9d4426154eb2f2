import { describe, expect, it } from "vitest";
import { arrival, departure, feed } from "./fixtures.ts";
import { jsonFeed } from "./jsonFeed.ts";

const read = JSON.parse(jsonFeed(feed));

describe("a JSON feed", () => {
  it("has what version 1.1 asks for", () => {
    expect(read).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: feed.title,
      description: feed.description,
      language: "fr",
      home_page_url: feed.home,
      feed_url: feed.self,
      authors: [feed.author],
    });
  });

  it("tells each entry, its paragraphs as plain text", () => {
    expect(read.items[0]).toEqual({
      id: arrival.id,
      url: arrival.url,
      external_url: arrival.source?.url,
      title: arrival.title,
      summary: arrival.summary,
      content_text: "5 < 6 & 7 > 4\n\nFin.",
      image: arrival.image,
      date_published: arrival.published,
      authors: [{ name: arrival.author }],
      tags: arrival.tags,
      language: "fr",
    });
  });

  it("leaves out the image of an entry that has none", () => {
    expect(read.items[1]).toMatchObject({ id: departure.id });
    expect(read.items[1]).not.toHaveProperty("image");
  });
});
