// What is read on the site, to find the entry that holds it.
import { fill } from "@sillages/content/fill";
import type { EntryTexts } from "../api.ts";
import { plain } from "../entry/plain.ts";

export interface Found {
  readonly entry: EntryTexts;
  /** What was searched, with the words around it; nothing when the title says it. */
  readonly excerpt?: string | undefined;
}

type Constants = Parameters<typeof fill>[1];

/** Every text inside `value`. Addresses, dates and names of files are texts too: nobody minds that they are found. */
export function textsIn(value: unknown, constants: Constants): string[] {
  if (typeof value === "string") return [fill(value, constants)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inside) => textsIn(inside, constants));
}

const EXCERPT = 160;

/** The entries that say `searched`: first those whose title does, then those that say it word for word, then those with all its words. */
export function find(entries: readonly EntryTexts[], searched: string): Found[] {
  const wanted = plain(searched);
  if (wanted.length < 2) return [];
  const words = wanted.split(" ");
  const ranked = entries.flatMap((entry) => {
    if (plain(`${entry.title} ${entry.id}`).includes(wanted)) return [{ rank: 0, found: { entry } }];
    const plainTexts = entry.texts.map(plain);
    const exact = plainTexts.findIndex((text) => text.includes(wanted));
    const at = exact < 0 ? plainTexts.findIndex((text) => words.every((word) => text.includes(word))) : exact;
    const text = entry.texts[at];
    if (text === undefined) return [];
    return [{ rank: exact < 0 ? 2 : 1, found: { entry, excerpt: around(text, words) } }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ found }) => found);
}

/** The part of a long text that holds the first of the words which are searched. */
function around(text: string, words: readonly string[]): string {
  if (text.length <= EXCERPT) return text;
  const parts = text.split(/(?<=\s)/);
  const at = parts.findIndex((part) => words.some((word) => plain(part).includes(word)));
  let start = Math.max(0, at - 6);
  if (start <= 2) start = 0;
  const kept = parts.slice(start).join("").slice(0, EXCERPT);
  const isWhole = text.endsWith(kept);
  return `${start > 0 ? "…" : ""}${isWhole ? kept : `${kept.slice(0, kept.lastIndexOf(" "))}…`}`;
}
