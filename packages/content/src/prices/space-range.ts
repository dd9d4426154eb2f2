// What a space on a sail costs, from the smallest to the largest of those that are free: computed, never typed.
import { prices } from "#data/prices";
import type { Space } from "../spaces/spaces.schema.ts";
import { spaces } from "../spaces/spaces.ts";
import type { Price } from "./prices.schema.ts";
import { proRata } from "./pro-rata.ts";

/** A space, and what it costs in whole euros. */
interface PricedArea {
  /** In square metres. */
  readonly area: number;
  readonly euros: number;
}

/** What the free spaces cost. */
export interface SpaceRange {
  readonly smallest: PricedArea;
  readonly largest: PricedArea;
}

/**
 * What the smallest and the largest free space cost for `months`, at the price of the square metre a year; nothing where
 * that price is on quotation, or where no space is free.
 */
export function spaceRange(
  months = 12,
  grid: readonly Price[] = prices,
  all: readonly Space[] = spaces,
): SpaceRange | undefined {
  const amount = grid.find(({ perSquareMetre }) => perSquareMetre)?.amount;
  const areas = all.filter(({ state }) => state === "free").map(({ area }) => area);
  if (!amount || areas.length === 0) return undefined;
  const priced = (area: number) => ({ area, euros: proRata(area * amount, months) });
  return { smallest: priced(Math.min(...areas)), largest: priced(Math.max(...areas)) };
}
