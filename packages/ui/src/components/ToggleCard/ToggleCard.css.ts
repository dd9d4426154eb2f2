import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focusRing.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, motion, space } = theme;

/** How far the ink of a chosen card runs past it: less than the gutter. */
const bleed = "12px";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  breakInside: "avoid",
  transition: `background-color ${motion.hover} ${ease}, box-shadow ${motion.hover} ${ease}`,
  selectors: {
    "&[data-selected]": {
      boxShadow: `0 0 0 ${bleed} ${color.selected.background}, 0 8px 0 ${bleed} ${color.selected.text}`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-selected]": { outline: `${border.poster} solid Highlight` } },
    },
  },
});

export const head = style({ position: "relative" });

export const frame = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "6 / 7",
  "@media": { print: { aspectRatio: "auto", height: "42mm" } },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.close,
  paddingBlockStart: "18px",
});

export const button = style({
  minHeight: theme.size.target,
  padding: 0,
  border: 0,
  background: "none",
  fontWeight: 700,
  textAlign: "start",
  textDecoration: "underline",
  textDecorationThickness: "3px",
  textDecorationColor: color.wake.mark,
  textUnderlineOffset: "5px",
  cursor: "pointer",
  // The whole head is its target, and the ring goes round it.
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1 },
  selectors: {
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:focus-visible::after": focusRing,
  },
  "@media": { [media.noScript]: { display: "none" } },
});

export const more = style({
  display: "flex",
  flexDirection: "column",
  gap: space.near,
  paddingBlock: space.near,
  "@media": {
    "screen and (scripting: enabled)": {
      selectors: { [`${card}:not([data-selected]) > &`]: { display: "none" } },
    },
  },
});
