import { markOf } from "./markOf.ts";
import type { Plan } from "./plan.ts";
import type { SailChoice } from "./sailChoice.ts";
import { readCloths } from "./useCloths.ts";

/** The spaces that are chosen, each with what it bears, as a picture of the plan draws them. @throws when the drawings cannot be had. */
export async function markedSpaces(plan: Plan, choice: Pick<SailChoice, "chosen" | "logo" | "name">) {
  const cloths = await readCloths(plan);
  return plan.spaces
    .filter(({ number }) => choice.chosen.includes(number))
    .map((space) => ({ ...space, logo: markOf(choice, cloths.get(space.number)) }));
}
