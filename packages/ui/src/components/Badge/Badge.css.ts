import { style, styleVariants } from "@vanilla-extract/css";
import { surface, theme } from "../../theme/theme.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "32px",
  padding: "3px 12px",
  borderRadius: theme.radius.cut,
  fontSize: theme.fontSize.small,
  fontWeight: 700,
  lineHeight: 1.2,
});

const outlined = style({ boxShadow: `inset 0 0 0 2px ${theme.color.border.control}` });

export const tone = styleVariants({
  neutral: [surface.papier2, base],
  outline: [base, outlined],
  now: [surface.vermillon, base],
  next: [surface.soleil, base],
  calm: [surface.lagon, base],
});
