import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const logo = style({ alignSelf: "start", width: "auto", maxWidth: "100%", objectFit: "contain" });

export const size = styleVariants({
  small: [logo, { height: "40px" }],
  regular: [logo, { height: "48px" }],
  large: [logo, { height: "66px" }],
});

/** Where the drawing is opaque the ink shows, whatever its colours. */
export const mask = style({ maskType: "alpha" });

// On paper there is no dark ground left to stand out from.
const tinted = style({ "@media": { print: { fill: "#000 !important" } } });

export const tone = styleVariants({
  text: [tinted, { fill: theme.color.text.default }],
  accent: [tinted, { fill: theme.color.text.accent }],
});
