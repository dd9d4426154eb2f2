import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, space } = theme;

const base = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.close,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

// Its mark is as large beside a long sentence as beside a short one.
globalStyle(`${base} > span`, { flex: "none" });

export const tone = styleVariants({
  plain: [base],
  heard: [visuallyHidden],
  done: [base, { color: color.text.success }],
  error: [base, { color: color.text.error }],
});
