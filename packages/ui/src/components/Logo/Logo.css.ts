import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const logo = style({
  alignSelf: "start",
  height: "48px",
  width: "auto",
  maxWidth: "100%",
  objectFit: "contain",
});

export const tone = styleVariants({
  text: { fill: theme.color.text.default },
  accent: { fill: theme.color.text.accent },
});
