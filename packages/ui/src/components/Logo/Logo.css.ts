import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const logo = style({ alignSelf: "start", width: "auto", maxWidth: "100%", objectFit: "contain" });

export const size = styleVariants({
  small: [logo, { height: "40px" }],
  regular: [logo, { height: "48px" }],
  large: [logo, { height: "66px" }],
});

export const tone = styleVariants({
  text: { fill: theme.color.text.default },
  accent: { fill: theme.color.text.accent },
});
