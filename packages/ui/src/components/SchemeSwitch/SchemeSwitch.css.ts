import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focusRing.ts";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, motion, size, space } = theme;

// Not a flex container: there nothing floats, and WebKit sets the legend above what it heads.
export const choices = style({
  "@media": { [media.noScript]: { display: "none" }, print: { display: "none" } },
});

/** On the line of its choices; above them on a phone, where they need it whole. */
export const legend = style({
  float: "inline-start",
  paddingInlineEnd: space.near,
  paddingBlock: `calc((${size.target} - 1lh) / 2)`,
  fontWeight: 600,
  "@media": {
    [media.belowTablet]: { width: "100%", paddingBlock: `0 ${space.close}`, paddingInline: 0 },
  },
});

export const input = visuallyHidden;

export const choice = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  verticalAlign: "top",
  minHeight: size.target,
  marginInlineEnd: `calc(-1 * ${border.control})`,
  paddingInline: space.near,
  border: `${border.control} solid ${color.border.control}`,
  color: color.text.default,
  fontWeight: 600,
  cursor: "pointer",
  transition: `background-color ${motion.hover} ${ease}`,
  selectors: {
    "&:has(:checked)": {
      background: color.selected.background,
      color: color.selected.text,
      forcedColorAdjust: "none",
      // Seen without colour too.
      boxShadow: `inset 0 -5px 0 ${color.selected.text}`,
    },
    "&:has(:focus-visible)": { ...focusRing, zIndex: 1, boxShadow: "none" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:has(:checked))": { background: color.surface.raised } } },
  },
});
