import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, font, fontSize, motion, radius } = theme;

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  maxWidth: "100%",
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  background: "transparent",
  color: color.text.default,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: `background-color ${motion.hover} ${ease}`,
  selectors: {
    "&[aria-pressed=true]": {
      background: color.action.background,
      borderColor: color.action.background,
      color: color.action.text,
    },
    "&:is(:disabled, [aria-disabled])": {
      borderColor: color.line,
      color: color.text.muted,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&[aria-pressed=false]:hover:not(:disabled, [aria-disabled])": { background: color.surface.raised },
      },
    },
    // There the ground is lost: what is on keeps it.
    [media.forcedColors]: {
      selectors: {
        "&[aria-pressed=true]": {
          background: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

export const size = styleVariants({
  regular: [base, { minHeight: "48px", padding: "8px 18px", fontSize: "1.0625rem" }],
  small: [base, { minHeight: theme.size.target, padding: "6px 16px", fontSize: "1rem" }],
});

export const count = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  minWidth: "max(26px, 1.7em)",
  height: "max(26px, 1.7em)",
  paddingInline: "5px",
  paddingBlockStart: "2px",
  borderRadius: "1em",
  background: color.text.default,
  color: color.surface.page,
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "88%",
  fontSize: fontSize.small,
  lineHeight: 1,
  selectors: {
    // The ring parts the disc from a chip of its own colour: on night both are yellow.
    "[aria-pressed=true] > &": {
      background: color.selected.background,
      color: color.selected.text,
      boxShadow: `0 0 0 2px ${color.selected.text}`,
    },
    ":is(:disabled, [aria-disabled]) > &": {
      background: color.disabled.background,
      color: color.disabled.text,
    },
  },
});
