import { periods } from "#data/periods";

/** When both contests receive entries: what the living parts of the page need to know of them. */
export const contestPeriod = periods["contests/concours-photo"];
