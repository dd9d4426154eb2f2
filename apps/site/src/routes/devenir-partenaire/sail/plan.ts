import type { SailShape, SailSpace } from "@sillages/illustrations";

/** A sail of the plan, and what it is for. */
interface PlanSail extends SailShape {
  description: string;
}

/** A space of the plan, named in full. */
export interface PlanSpace extends Pick<SailSpace, "number" | "sail" | "row" | "centre" | "state" | "name"> {
  /** From the luff of the sail. */
  column: number;
  /** In square metres. */
  area: number;
  /** Who has taken it. */
  holder?: string | undefined;
}

/** What the living part of the page knows of the sails: data alone, given by the server. */
export interface Plan {
  sails: readonly PlanSail[];
  spaces: readonly PlanSpace[];
  /** The address of the drawing of each boat. */
  drawings: Readonly<Record<SailShape["boat"], string>>;
  /** Who lets the spaces: the name of the expedition, and the address that requests go to. */
  owner: { name: string; mail: string };
  /** In euros a year, taxes left out; nothing where it is on quotation. */
  squareMetre?: number | undefined;
}

/** The space with this number, if there is one. */
export const spaceOf = ({ spaces }: Plan, number: number | undefined) =>
  spaces.find((space) => space.number === number);

/** The sail that bears this space. */
export const sailOf = ({ sails }: Plan, space: PlanSpace | undefined) =>
  sails.find(({ id }) => id === space?.sail);

/** `times` the area of each of the spaces `numbers`, each made whole, all together. */
const wholeSum = (plan: Plan, numbers: readonly number[], times: number) =>
  numbers.reduce((sum, number) => sum + Math.round((spaceOf(plan, number)?.area ?? 0) * times), 0);

/** The area of the spaces `numbers` in square metres, without the noise of a sum. */
export const areaOf = (plan: Plan, numbers: readonly number[]) => wholeSum(plan, numbers, 100) / 100;

/** What the spaces `numbers` cost for a year in whole euros, each as the price grid counts it; nothing where that is on quotation. */
export const yearlyPrice = (plan: Plan, numbers: readonly number[]): number | undefined =>
  plan.squareMetre && wholeSum(plan, numbers, plan.squareMetre);
