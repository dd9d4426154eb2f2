import { style, styleVariants } from "@vanilla-extract/css";
import { surface, theme } from "../../theme/theme.css.ts";

const { border, color, radius } = theme;

export const frame = style([
  surface.papier,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: "12px",
    maxWidth: "100%",
    padding: "10px 16px",
    border: `${border.control} solid ${color.border.control}`,
    fontWeight: 700,
    fontSize: theme.fontSize.label,
    lineHeight: 1.3,
  },
]);

const base = style({
  flex: "none",
  width: "18px",
  height: "18px",
  border: `${border.strong} solid ${color.border.control}`,
  borderRadius: radius.round,
  printColorAdjust: "exact",
});

export const disc = styleVariants({
  open: [base, { background: color.text.data }],
  half: [base, { background: `linear-gradient(90deg, ${color.border.control} 50%, transparent 50%)` }],
  closed: [base],
});
