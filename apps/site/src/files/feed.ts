import { identity } from "@sillages/content";
import type { Feed } from "@sillages/formats";

/** What the identifiers of entries and of events belong to. */
export const domain = new URL(identity.site).hostname.replace(/^www\./, "");

/** That the site is a demonstration, after what a file says of itself; nothing where it is not. */
export const notice = identity.demonstration ? ` ${identity.demonstrationLine}` : "";

/** A name that no other entry of any feed has, and that lasts (RFC 4151). `day` is that of what it tells: « 2026-03-07 ». */
export const tagOf = (day: string, what: string) => `tag:${domain},${day}:${what}`;

interface FeedContent extends Pick<Feed, "entries" | "title" | "description"> {
  /** The page that the feed follows. */
  page: string;
}

/** The feed that is published at `path`. */
export const feedAt = (path: string, { page, description, ...content }: FeedContent): Feed => ({
  ...content,
  description: description + notice,
  language: "fr",
  home: identity.site + page,
  self: identity.site + path,
  author: { name: identity.association.name, url: identity.site },
});
