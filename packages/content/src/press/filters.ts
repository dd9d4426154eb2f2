import type { PressCategory, PressItem, PressTab } from "./press.schema.ts";

/** The tabs of /presse, in order. */
export const pressTabs: readonly PressTab[] = [
  { id: "tous", label: "Tous" },
  { id: "presse-ecrite", label: "Presse écrite" },
  { id: "television", label: "Télévision" },
  { id: "radio", label: "Radio" },
  { id: "web", label: "Web" },
];

/** A category as its tab says it: « Presse écrite ». */
export const categoryLabel = (category: PressCategory): string =>
  pressTabs.find(({ id }) => id === category)?.label ?? category;

const yearsAlwaysOffered = [2024, 2023, 2022];

/** The years of the filter, most recent first: those of `items`, and three that are offered even when empty. */
export function pressYears(items: readonly PressItem[]): number[] {
  const published = items.map(({ fullDate }) => Number(fullDate.slice(0, 4)));
  return [...new Set([...published, ...yearsAlwaysOffered])].toSorted((a, b) => b - a);
}
