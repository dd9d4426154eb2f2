import type { SailLogo } from "../logo/tryLogo.ts";
import { areaOf, type Plan, type PlanSpace, spaceOf, yearlyPrice } from "./plan.ts";
import { useSailChoice } from "./sailChoice.ts";

/** What a visitor has put together on the plan, reckoned: for whatever recalls it, asks for it, draws it or prints it. */
export interface SailProposal {
  /** In the order in which they were chosen. */
  spaces: readonly PlanSpace[];
  /** In square metres, all together. */
  area: number;
  /** In whole euros, taxes left out; nothing where a square metre is on quotation. */
  yearlyEuros: number | undefined;
  /** The name of the company; empty when nobody typed it. */
  name: string;
  /** A picture that never leaves the device: a link brings back all but this. */
  logo: SailLogo | undefined;
}

export function useSailProposal(plan: Plan): SailProposal {
  const { chosen, logo, name } = useSailChoice();
  return {
    spaces: chosen.flatMap((number) => spaceOf(plan, number) ?? []),
    area: areaOf(plan, chosen),
    yearlyEuros: yearlyPrice(plan, chosen),
    name,
    logo,
  };
}
