import { style } from "@vanilla-extract/css";

/** Inks overprint each other, not the ground. */
export const dots = style({ display: "inline-flex", isolation: "isolate", paddingInlineStart: "5px" });

export const dot = style({
  width: "18px",
  height: "18px",
  marginInlineStart: "-5px",
  borderRadius: "50%",
  mixBlendMode: "multiply",
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
});
