import { style } from "@vanilla-extract/css";

export const figure = style({ breakInside: "avoid" });

export const frame = style({
  position: "relative",
  overflow: "hidden",
});
