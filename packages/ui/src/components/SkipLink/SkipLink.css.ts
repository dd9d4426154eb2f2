import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const link = style({
  position: "fixed",
  zIndex: theme.layer.skip,
  insetBlockStart: theme.space.close,
  insetInlineStart: theme.space.margin,
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  paddingInline: theme.space.regular,
  fontWeight: 600,
  "@media": { print: { display: "none" } },
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});
