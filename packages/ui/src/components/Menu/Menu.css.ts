import { style } from "@vanilla-extract/css";
import { edge } from "../../internal/edge.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, layer, radius, size, space } = theme;

export const anchor = style({ position: "relative", display: "inline-block", maxWidth: "100%" });

export const list = style({
  position: "absolute",
  zIndex: layer.header,
  insetBlockStart: `calc(100% + ${space.hair})`,
  insetInlineStart: 0,
  minWidth: "100%",
  width: "max-content",
  maxWidth: "min(24rem, 86vw)",
  padding: space.close,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  ...edge,
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space.near,
  width: "100%",
  minHeight: size.target,
  padding: "8px 12px",
  border: 0,
  background: "transparent",
  color: color.text.default,
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover, &:focus": { background: color.selected.background, color: color.selected.text },
    "&[aria-disabled]": { background: "transparent", color: color.text.muted, cursor: "not-allowed" },
  },
});
