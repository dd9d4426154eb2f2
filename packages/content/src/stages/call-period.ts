import { periods } from "#data/periods";

/** When the call for projects is open: apart from the words of its stage, since other pages ask for nothing else. */
export const callPeriod = periods["stages/appel-a-projets"];
