import { createVar } from "@vanilla-extract/css";

/** Set in a section that runs from side to side: where the words of its first part start. */
export const bleedEdge = createVar();
