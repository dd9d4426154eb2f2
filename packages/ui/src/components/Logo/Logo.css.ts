import { style } from "@vanilla-extract/css";

export const logo = style({
  alignSelf: "start",
  height: "48px",
  width: "auto",
  maxWidth: "100%",
  objectFit: "contain",
});
