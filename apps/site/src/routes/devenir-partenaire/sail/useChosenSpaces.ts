import { areaOf, type Plan, type PlanSpace, spaceOf, yearlyPrice } from "./plan.ts";
import { useChoicePart } from "./sailChoice.ts";

/** The spaces that are chosen on the plan, reckoned: for whatever recalls them, asks for them or prints them. */
interface ChosenSpaces {
  /** In the order in which they were chosen. */
  spaces: readonly PlanSpace[];
  /** In square metres, all together. */
  area: number;
  /** In whole euros, taxes left out; nothing where a square metre is on quotation. */
  yearlyEuros: number | undefined;
}

export function useChosenSpaces(plan: Plan): ChosenSpaces {
  const chosen = useChoicePart((choice) => choice.chosen);
  return {
    spaces: chosen.flatMap((number) => spaceOf(plan, number) ?? []),
    area: areaOf(plan, chosen),
    yearlyEuros: yearlyPrice(plan, chosen),
  };
}
