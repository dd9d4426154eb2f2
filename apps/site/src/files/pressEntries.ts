import { identity, press, pressTabs } from "@sillages/content";
import { pressTexts } from "@sillages/content/press-texts";
import { pictureOf } from "../shell/pictureOf.ts";

/** A piece of coverage as feeds tell it, with whole addresses. */
export interface PressEntry {
  /** Never changes, whatever the address of the site becomes. */
  id: string;
  title: string;
  /** Where it is read on the site, and where it was published. */
  url: string;
  source: { name: string; url: string };
  /** RFC 3339: midnight in universal time of the day of publication, since the hour is not known. */
  published: string;
  author: string;
  summary: string;
  paragraphs: readonly string[];
  image: string;
  tags: readonly string[];
}

const host = new URL(identity.site).host.replace(/^www\./, "");

/** The coverage, most recent first, as both feeds tell it. */
export const pressEntries: readonly PressEntry[] = press
  .map((item) => ({
    id: `tag:${host},${item.fullDate}:presse/${item.id}`,
    title: item.title,
    url: `${identity.site}/documents/revue-de-presse.html#${item.id}`,
    source: { name: item.source, url: item.url },
    published: `${item.fullDate}T00:00:00Z`,
    author: item.journalist,
    summary: item.excerpt,
    paragraphs: pressTexts.find(({ id }) => id === item.id)?.body ?? [],
    image: identity.site + pictureOf(item.drawing).src,
    tags: [pressTabs.find(({ id }) => id === item.category)?.label ?? item.category, ...item.tags],
  }))
  .toSorted((a, b) => b.published.localeCompare(a.published));
