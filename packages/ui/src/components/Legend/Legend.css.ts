import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const inks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space.close} ${theme.space.regular}`,
  fontSize: theme.fontSize.small,
  fontWeight: 600,
});

export const size = styleVariants({
  regular: { display: "grid", gap: theme.space.near },
  small: {
    display: "flex",
    flexWrap: "wrap",
    gap: "10px 20px",
    paddingBlockStart: "18px",
    borderBlockStart: `${theme.border.control} solid ${theme.color.line}`,
  },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  overflowWrap: "anywhere",
});

export const ink = style({
  flex: "none",
  width: "20px",
  height: "20px",
  // The same rim on every ink, dark ones included.
  border: `${theme.border.control} solid ${theme.color.text.default}`,
  outline: `${theme.border.control} solid currentColor`,
  outlineOffset: "-2px",
  printColorAdjust: "exact",
  "@media": { print: { background: `${theme.color.surface.page} !important` } },
  forcedColorAdjust: "none",
});
