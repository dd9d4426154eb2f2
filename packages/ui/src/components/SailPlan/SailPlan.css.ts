import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const canvas = style({
  display: "grid",
  gap: "26px",
  alignItems: "end",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 560fr) minmax(0, 680fr)", gap: 0 },
  },
});

export const boat = styleVariants({
  first: { "@media": { [media.belowTablet]: { paddingInlineEnd: "9%" } } },
  second: {},
});

/** The drawing, and over it what can be chosen. */
export const layers = style({ position: "relative" });

export const spaces = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

export const closeUp = style({
  width: "100%",
  maxHeight: "420px",
  border: `${theme.border.control} solid ${theme.color.border.control}`,
});
