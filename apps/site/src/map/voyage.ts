import { accueil, capitalised, monthInWords, stages, type YearMonth } from "@sillages/content";
import { lastStep } from "./voyageCalls.ts";
import type { VoyageMapProps } from "./VoyageMap.tsx";

const { voyage: words, zoom } = accueil.expeditions.map;

/** What a living map is told of the voyage: its words, its length and its dates. */
export function voyage(): Omit<VoyageMapProps, "children"> {
  const sailed = stages.filter((stage) => "leg" in stage);
  const months = sailed.flatMap(({ start, end }) => [start, end]).toSorted();
  const name = (month?: YearMonth) => (month ? capitalised(monthInWords(month)) : "");
  return { words: { voyage: words, zoom }, steps: lastStep, ends: [name(months[0]), name(months.at(-1))] };
}
