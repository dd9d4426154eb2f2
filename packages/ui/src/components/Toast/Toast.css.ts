import { keyframes, style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, layer, motion, space } = theme;

const rise = keyframes({ from: { transform: "translateY(12px)" } });

/** Empty, it is still in the page: what is not rendered is not listened to. */
export const toast = style({
  position: "fixed",
  zIndex: layer.veil,
  insetBlockEnd: space.margin,
  insetInlineStart: space.margin,
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space.near,
  maxWidth: `min(34rem, calc(100% - 2 * ${space.margin}))`,
  selectors: {
    "&[data-shown]": {
      paddingInlineStart: space.regular,
      border: `${border.control} solid ${color.border.control}`,
      animation: `${rise} ${motion.hover} ${ease}`,
    },
  },
  "@media": { print: { display: "none" } },
});

export const words = style({
  minWidth: 0,
  selectors: { [`${toast}[data-shown] > &`]: { alignSelf: "center", paddingBlock: space.near } },
});
