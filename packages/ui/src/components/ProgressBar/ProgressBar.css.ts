import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { color, ease, motion } = theme;

export const progress = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: theme.space.close,
  width: "100%",
});

export const text = style({ fontWeight: 600 });

/** The way gone and the way left are two rectangles, cut out by the two wakes. */
export const wake = style({
  width: "100%",
  height: "18px",
  mask: `${wakes.long} left center / 78px 18px repeat-x`,
  "@media": { print: { WebkitPrintColorAdjust: "exact", printColorAdjust: "exact" } },
});

// Gone from where one begins to read.
globalStyle(`[dir="rtl"] ${wake}`, { transform: "scaleX(-1)" });

export const track = style({ fill: color.wake.track });

const gone = style({ transition: `width ${motion.fade} ${ease}` });

export const tone = styleVariants({
  mark: [{ fill: color.wake.mark }, gone],
  data: [{ fill: color.text.data }, gone],
});
