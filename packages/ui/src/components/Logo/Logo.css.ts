import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

const logo = style({ alignSelf: "start", width: "auto", maxWidth: "100%", objectFit: "contain" });

export const size = styleVariants({
  small: [logo, { height: "40px" }],
  regular: [logo, { height: "48px" }],
  large: [logo, { height: "66px" }],
});

// Paper and high contrast leave no dark ground to stand out from.
export const light = style({
  "@media": {
    print: { filter: "brightness(0)" },
    [media.forcedColors]: { backgroundColor: "black", forcedColorAdjust: "none" },
  },
});
