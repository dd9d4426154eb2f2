import { assignVars, globalStyle, style } from "@vanilla-extract/css";
import { media, inkColors, theme } from "@sillages/ui/theme";
import { stage } from "./StageTabs.css.ts";

const { border, color, ease, font, fontSize, motion, space } = theme;

// Its drawing takes the room that the words leave, and asks for none itself.
globalStyle(`${stage} img`, {
  contain: "size",
  aspectRatio: "auto",
  height: "100%",
  minHeight: "132px",
  "@media": { [media.desktop]: { minHeight: "88px" } },
});

globalStyle(`${stage}[aria-selected=true] img`, {
  minHeight: "340px",
  "@media": { [media.desktop]: { minHeight: "clamp(180px, 14vw, 280px)" } },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto auto 1fr",
  alignContent: "start",
  columnGap: space.near,
  padding: "18px",
  color: color.text.default,
  background: color.surface.page,
  border: `${border.control} solid ${color.border.control}`,
  borderInlineStartWidth: 0,
  lineHeight: 1.3,
  selectors: {
    [`${stage}[aria-selected=true] &`]: {
      vars: assignVars(color, inkColors.vermilion),
      borderColor: "transparent",
    },
  },
  "@media": {
    [media.desktop]: {
      alignContent: "center",
      gridTemplateRows: "none",
      padding: `${space.close} ${space.near}`,
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
  fontStretch: "60%",
  fontSize: "clamp(1.25rem, 1.9vw, 1.8125rem)",
  lineHeight: 1.04,
  hyphens: "auto",
  overflowWrap: "break-word",
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

export const figure = style({
  display: "none",
  gap: "16px",
  alignItems: "start",
  marginBlockStart: space.near,
  fontSize: fontSize.small,
  fontWeight: 500,
  lineHeight: 1.45,
  selectors: { [`${stage}[aria-selected=true] &`]: { display: "flex" } },
});

export const value = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "70%",
  fontSize: "4rem",
  lineHeight: 0.8,
  whiteSpace: "nowrap",
});
