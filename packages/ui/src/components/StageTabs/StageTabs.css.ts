import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, font, fontSize, motion, space } = theme;

/** The foot of a poster, where its words stand. */
const foot = "176px";

export const row = style({
  display: "flex",
  flexDirection: "column",
  gap: space.near,
  "@media": {
    [media.tablet]: { flexDirection: "row", height: "clamp(560px, 46vw, 680px)" },
    print: { display: "none" },
  },
});

export const stage = style({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  minWidth: 0,
  padding: 0,
  border: 0,
  background: "none",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&[aria-selected=true]": { gridTemplateColumns: "minmax(0, 1fr)", cursor: "default" } },
  "@media": {
    [media.tablet]: {
      display: "flex",
      flexDirection: "column",
      flex: "1 1 0",
      selectors: { "&[aria-selected=true]": { flexGrow: 2.5 } },
    },
    [`${media.tablet} and ${media.motion}`]: { transition: `flex-grow ${motion.fade} ${ease}` },
  },
});

export const frame = style({
  position: "relative",
  overflow: "hidden",
  minHeight: "132px",
  selectors: { [`${stage}[aria-selected=true] &`]: { minHeight: "340px" } },
  "@media": {
    [media.tablet]: { flex: 1, selectors: { [`${stage}[aria-selected=true] &`]: { minHeight: 0 } } },
  },
});

export const words = style({
  display: "grid",
  alignContent: "start",
  gap: space.near,
  padding: "18px",
  border: `${border.control} solid ${color.border.control}`,
  borderInlineStartWidth: 0,
  lineHeight: 1.3,
  selectors: { [`${stage}[aria-selected=true] &`]: { borderColor: "transparent" } },
  "@media": {
    [media.tablet]: { minHeight: foot, borderInlineStartWidth: border.control, borderBlockStartWidth: 0 },
    [media.desktop]: {
      selectors: {
        [`${stage}[aria-selected=true] &`]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.25fr)" },
      },
    },
    [media.hover]: {
      transition: `background-color ${motion.hover} ${ease}`,
      selectors: { [`${stage}:not([aria-selected=true]):hover &`]: { background: color.surface.raised } },
    },
  },
});

export const when = style({ display: "block", fontSize: fontSize.small, fontWeight: 600 });

export const title = style({
  display: "block",
  marginBlock: "6px 4px",
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "80%",
  fontSize: "clamp(1.25rem, 1rem + .9vw, 1.8125rem)",
  lineHeight: 1.04,
  hyphens: "auto",
  overflowWrap: "anywhere",
  selectors: {
    [`${stage}[aria-selected=true] &`]: {
      fontWeight: 900,
      fontStretch: "60%",
      fontSize: "clamp(2rem, 1.3rem + 2.1vw, 3.375rem)",
      lineHeight: 0.95,
    },
  },
});

export const place = style({ display: "block", fontSize: fontSize.small });

export const figure = style({ display: "flex", gap: "16px", alignItems: "start" });

export const value = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "70%",
  fontSize: "4rem",
  lineHeight: 0.8,
  whiteSpace: "nowrap",
});

export const text = style({ fontSize: fontSize.small, fontWeight: 500, lineHeight: 1.45 });

export const panel = style({
  marginBlockStart: space.wide,
  "@media": {
    "screen and (scripting: enabled)": { selectors: { "&:not([data-selected])": { display: "none" } } },
  },
});
