import { periods } from "#data/periods";

/** The months of the crossing, from the departure to the return: apart from the words of its stage. */
export const crossingPeriod = periods["stages/expedition-transatlantique"];
