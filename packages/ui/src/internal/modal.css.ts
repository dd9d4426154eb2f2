import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { surface } from "../theme/surfaces.css.ts";
import { theme } from "../theme/theme.css.ts";

const { border, color, ease, fontSize, layer, motion } = theme;

const veilColor = `color-mix(in srgb, ${color.surface.page} 84%, transparent)`;
const fall = keyframes({ from: { backgroundColor: "transparent" } });

/** The dialog is its own veil: night over the whole window, and what is too high scrolls with it. */
export const veil = style([
  surface.night,
  {
    position: "fixed",
    zIndex: layer.veil,
    inset: 0,
    width: "100%",
    maxWidth: "none",
    height: "100%",
    maxHeight: "none",
    margin: 0,
    padding: "clamp(12px, 3vw, 40px)",
    border: 0,
    overflow: "auto",
    overscrollBehavior: "contain",
    backgroundColor: veilColor,
    fontSize: fontSize.body,
    fontWeight: 400,
    lineHeight: 1.55,
    textAlign: "start",
    "@media": {
      [media.moreContrast]: { backgroundColor: color.surface.page },
      print: { position: "static", height: "auto", overflow: "visible" },
    },
    animation: `${fall} ${motion.fade} ${ease}`,
    selectors: {
      "&[open]": { display: "grid", alignItems: "center", justifyItems: "center" },
      "&::backdrop": { background: "none" },
      "&:focus-visible": { outline: "none", boxShadow: "none" },
    },
  },
]);

globalStyle(`html:has(${veil}:modal)`, { overflow: "hidden" });

/** The corner that closes it, over the frame of the box. */
export const corner = style({
  position: "absolute",
  zIndex: layer.overPicture,
  insetBlockStart: `calc(-1 * ${border.poster})`,
  insetInlineEnd: `calc(-1 * ${border.poster})`,
  "@media": { [media.noScript]: { display: "none" } },
});
