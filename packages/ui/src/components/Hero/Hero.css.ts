// What is the same in every layout; each has its own sheet in `layouts/`.
import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font, layer } = theme;

/** From page to page the drawing slides over the one before (global.css.ts); it stays still while a list is sorted (Grid.css.ts). */
export const slides = style({
  viewTransitionName: "plate",
  selectors: { ":root:active-view-transition-type(reorder) &": { viewTransitionName: "none" } },
});

export const figure = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "72%",
  fontSize: "clamp(8.125rem, 18vw, 17rem)",
  lineHeight: 0.76,
  color: color.text.accent,
});

/** After the words; on a wide page, astride the seam between them and the drawing of a split hero. */
export const stamp = style({
  alignSelf: "start",
  maxWidth: "100%",
  "@media": {
    [media.desktop]: {
      position: "absolute",
      zIndex: layer.overPicture,
      insetInlineStart: "calc(100% * 7 / 12.6 - 36px)",
      insetBlockEnd: "36px",
    },
  },
});
