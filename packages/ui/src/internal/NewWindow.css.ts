import { globalStyle, style } from "@vanilla-extract/css";

export const arrow = style({ display: "inline-block", flex: "none", marginInlineStart: ".2em" });

/** A word and the arrow after it, on one line. */
export const glued = style({ whiteSpace: "nowrap" });
globalStyle(`${glued} > svg`, { marginInlineStart: ".2em" });
