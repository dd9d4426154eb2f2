import type { Collection } from "../api.ts";
import { words } from "../words.ts";
import { pageOf } from "./pageOf.ts";

export interface SiteSection {
  readonly label: string;
  /** What one adds to, a list or a setting, before the words of the pages. */
  readonly collections: readonly Collection[];
}

/** What every page shows, or counts on. */
const everywhere = /^(?:identity|figures|descriptions|launch|shell\/.*)$/;

/** The collections, by the place of the site where somebody has seen what they hold. */
export function sectionsOf(collections: readonly Collection[]): SiteSection[] {
  const byLabel = new Map<string, Collection[]>();
  for (const { label } of words.sections) byLabel.set(label, []);
  for (const collection of collections) byLabel.get(labelOf(collection))?.push(collection);
  return [...byLabel]
    .map(([label, inside]) => ({ label, collections: inside.toSorted((a, b) => isWords(a) - isWords(b)) }))
    .filter((section) => section.collections.length > 0);
}

function labelOf({ folder }: Collection): string {
  if (everywhere.test(folder)) return words.everywhere;
  const page = pageOf(folder);
  const found = words.sections.find(({ pages }) => pages.some((one) => one === page));
  return found?.label ?? words.otherPages;
}

const isWords = ({ folder }: Collection) => Number(folder.includes("/"));
