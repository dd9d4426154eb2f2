import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const logo = style({ alignSelf: "start", width: "auto", maxWidth: "100%", objectFit: "contain" });

export const size = styleVariants({
  small: [logo, { height: "40px" }],
  regular: [logo, { height: "48px" }],
  large: [logo, { height: "66px" }],
});

/** Drawn in night: on a ground that is dark by night it is printed in paper. */
export const dark = style({ filter: theme.night.logo });

// Paper and high contrast leave no dark ground to stand out from.
export const light = style({
  "@media": {
    print: { filter: "brightness(0)" },
    [media.forcedColors]: { backgroundColor: "black", forcedColorAdjust: "none" },
  },
});
