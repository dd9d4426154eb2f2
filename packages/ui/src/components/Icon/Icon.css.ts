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

export const labelled = style([icon, { marginInlineStart: ".2em" }]);
