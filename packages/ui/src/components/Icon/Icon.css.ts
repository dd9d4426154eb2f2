import { style } from "@vanilla-extract/css";

export const icon = style({
  display: "inline-block",
  flex: "none",
  verticalAlign: "-.22em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.4,
  strokeLinecap: "square",
});

/** Points back or on: the other way where one reads from right to left. (Builds write `:dir()` as a list of languages.) */
export const turning = style([icon, { selectors: { '[dir="rtl"] &': { transform: "scaleX(-1)" } } }]);

export const labelled = style({ marginInlineStart: ".2em" });
