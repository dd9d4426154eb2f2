import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

/** A word and the arrow after it, on one line, where a line holds both. */
export const glued = style({
  whiteSpace: "nowrap",
  "@media": { [media.largeText]: { whiteSpace: "normal" } },
});
