import { assignVars, style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focusRing.ts";
import { media } from "../../theme/media.ts";
import { inkColors } from "../../theme/schemes.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, layer, motion, space } = theme;

/** How far the ink of a chosen card runs past it: less than the gutter. */
const bleed = "12px";

const open = ":has(> details[open])";
const chosen = `&${open}`;

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  breakInside: "avoid",
  transition: `background-color ${motion.hover} ${ease}, box-shadow ${motion.hover} ${ease}`,
  selectors: {
    "&[hidden]": { display: "none" },
    [chosen]: {
      vars: assignVars(theme.color, inkColors.sun),
      background: color.surface.page,
      color: color.text.default,
      boxShadow: `0 0 0 ${bleed} ${color.selected.background}, 0 8px 0 ${bleed} ${color.selected.text}`,
    },
  },
  "@media": {
    // On paper, where all of it is read, its words stand beside the portrait.
    print: { display: "grid", gridTemplateColumns: "28mm minmax(0, 1fr)", columnGap: space.regular },
    // In a grid its neighbours go on beside it.
    [media.desktop]: { selectors: { [chosen]: { gridRow: "span 2" } } },
    [media.forcedColors]: {
      selectors: { [chosen]: { outline: `${border.poster} solid Highlight` } },
    },
  },
});

export const frame = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "6 / 7",
  "@media": { print: { gridRow: "span 2", aspectRatio: "auto", height: "30mm" } },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.close,
  paddingBlockStart: "18px",
  // In a row of unequal words, those who press find every label on one line.
  flexGrow: 1,
  selectors: { [`${card}${open} > &`]: { flexGrow: 0 } },
  "@media": { print: { paddingBlockStart: 0 } },
});

export const details = style({
  "@media": {
    // On paper nothing is folded.
    print: { selectors: { "&::details-content": { contentVisibility: "visible", height: "auto" } } },
  },
});

export const label = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  fontWeight: 700,
  listStyle: "none",
  textDecoration: "underline",
  textDecorationThickness: "3px",
  textDecorationColor: color.wake.mark,
  textUnderlineOffset: "5px",
  // The whole card is its target, and the ring goes round it.
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1 },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    // Moved, it would hold its own target, and the press would end outside of it.
    "&&:active": { translate: "none" },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:focus-visible::after": focusRing,
  },
  "@media": { print: { display: "none" } },
});

const inOpen = `${details}[open] > summary > &`;

export const whenClosed = style({ selectors: { [inOpen]: { display: "none" } } });

export const whenOpen = style({ display: "none", selectors: { [inOpen]: { display: "inline" } } });

/** Over the target: its words can be selected, its links followed. */
export const more = style({
  position: "relative",
  zIndex: layer.overPicture,
  display: "flex",
  flexDirection: "column",
  gap: space.near,
  paddingBlock: space.near,
  "@media": {
    print: { gap: space.close, paddingBlock: space.close, fontSize: theme.fontSize.small, lineHeight: 1.25 },
  },
});
