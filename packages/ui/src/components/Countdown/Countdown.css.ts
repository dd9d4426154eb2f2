import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { theme } from "../../theme/theme.css.ts";

export const far = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  position: "relative",
  fontFamily: theme.font.display,
  fontWeight: 900,
  fontStretch: "82%",
  fontSize: "1.5625rem",
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** A block of ink that takes no room: the figures do not move when it comes. */
export const near = style([
  surface.vermilion,
  far,
  {
    boxShadow: `0 0 0 8px ${theme.color.surface.page}`,
    "@media": { [media.forcedColors]: { outline: "2px solid", outlineOffset: "6px" } },
  },
]);

export const moving = style({ "@media": { [media.reducedMotion]: { display: "none" } } });

export const still = style({ display: "none", "@media": { [media.reducedMotion]: { display: "inline" } } });
