import { type Plan, spaceOf } from "./plan.ts";

/** The spaces `numbers`, sail by sail in the order of the plan, each sail's from the lowest number; a sail without any is left out. */
export function bySail(plan: Plan, numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return plan.sails
    .map(({ id, name }) => ({
      id,
      name,
      numbers: sorted.filter((number) => spaceOf(plan, number)?.sail === id),
    }))
    .filter((sail) => sail.numbers.length > 0);
}
