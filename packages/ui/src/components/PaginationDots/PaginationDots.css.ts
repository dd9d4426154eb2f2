import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { border, color, radius, size } = theme;

export const dots = style({
  display: "flex",
  flexWrap: "wrap",
  "@media": { [`${media.noScript}, print`]: { display: "none" } },
});

export const button = style({
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: `inset 0 0 0 6px ${color.focus.inner}` },
  },
});

export const dot = style({
  width: "14px",
  height: "14px",
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.round,
  selectors: { [`${button}:hover > &`]: { background: color.border.control } },
});

/** The page shown: another shape, not another colour alone. */
export const wake = style({
  width: "36px",
  height: "17px",
  background: color.text.default,
  mask: `${wakes.short} center / contain no-repeat`,
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});
