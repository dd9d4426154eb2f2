import { type PressItem, viewCount } from "@sillages/content";

/** What can be searched, filtered and sorted: a piece of coverage, or less. */
export type Listed = Pick<PressItem, "category" | "fullDate" | "source" | "tags" | "title" | "views">;

export type Order = "date" | "views" | "title";

export interface Wanted {
  /** As it was typed. */
  query: string;
  /** « 2025 », or nothing for every year. */
  year: string;
  order: Order;
}

/** Past so many letters, what was typed is cut where it is said again. */
const QUOTED_LETTERS = 60;

const titles = new Intl.Collator("fr", { numeric: true, ignorePunctuation: true });

/** A text as the search compares it: no accents, no capitals, one kind of apostrophe and of space. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim();
}

const comparisons: Record<Order, (a: Listed, b: Listed) => number> = {
  date: (a, b) => b.fullDate.localeCompare(a.fullDate),
  views: (a, b) => viewCount(b.views) - viewCount(a.views),
  title: (a, b) => titles.compare(a.title, b.title),
};

const searched = new WeakMap<Listed, readonly string[]>();

/** What of `item` is searched, made plain once. */
function textsOf(item: Listed): readonly string[] {
  const known = searched.get(item) ?? [item.title, item.source, ...item.tags].map(plain);
  searched.set(item, known);
  return known;
}

/** The items whose title, source or one tag holds the query, of the wanted year, in the wanted order. */
export function search<Item extends Listed>(items: readonly Item[], { query, year, order }: Wanted): Item[] {
  const wanted = plain(query);
  return items
    .filter((item) => item.fullDate.startsWith(year) && textsOf(item).some((text) => text.includes(wanted)))
    .toSorted(comparisons[order]);
}

/** The items of one category; « tous » keeps them all. */
export function inCategory<Item extends Listed>(items: readonly Item[], category: string): Item[] {
  return items.filter((item) => category === "tous" || item.category === category);
}

/** A query as it is said again: whole words of the visitor, but no wall of letters. */
export function quoted(query: string): string {
  const letters = [...query.trim()];
  return letters.length > QUOTED_LETTERS ? `${letters.slice(0, QUOTED_LETTERS).join("")}…` : letters.join("");
}
