import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

/** Inks overprint each other, not the ground. */
export const dots = style({ display: "inline-flex", isolation: "isolate", paddingInlineStart: "5px" });

export const dot = style({
  width: "18px",
  height: "18px",
  marginInlineStart: "-5px",
  borderRadius: "50%",
  background: `${theme.color.surface.page} !important`,
  mixBlendMode: "multiply",
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
});
