import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

/** Inks overprint each other, not the ground. */
export const dots = style({ flex: "none", isolation: "isolate" });

export const dot = style({
  fill: theme.color.surface.page,
  // A shape has no ground: its box would count as one.
  backgroundColor: "transparent",
  mixBlendMode: "multiply",
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
});
