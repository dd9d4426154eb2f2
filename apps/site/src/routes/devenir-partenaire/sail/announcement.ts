import { spaceChoice } from "@sillages/content";
import { areaOf, type Plan, spaceOf } from "./plan.ts";
import type { SailChoice } from "./sailChoice.ts";

/** What has just changed in the choice, for who does not see the plan; empty before anything has. */
export function announcement(
  plan: Plan,
  { chosen, refused, touched, unknown }: Pick<SailChoice, "chosen" | "refused" | "touched" | "unknown">,
): string {
  if (refused !== undefined) return refusal(plan, refused);
  const words = [
    unknown && spaceChoice.unknown,
    chosen.length > 0
      ? spaceChoice.chosen(chosen.length, areaOf(plan, chosen))
      : touched && spaceChoice.cleared,
  ];
  return words.filter(Boolean).join(" ");
}

/** Why a space that was asked for is not chosen. */
export function refusal(plan: Plan, number: number): string {
  const { already, none, taken } = spaceChoice.refused;
  const space = spaceOf(plan, number);
  if (!space) return none;
  return space.state === "taken" ? taken(number, space.holder ?? "") : already(number);
}
