import { style } from "@vanilla-extract/css";

/** A word and the arrow after it, on one line. */
export const glued = style({ whiteSpace: "nowrap" });
