import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { border, color, radius } = theme;

export const stamp = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  justifyItems: "center",
  width: "16rem",
  maxWidth: "100%",
  minWidth: 0,
  aspectRatio: "1",
  padding: "min(2.25rem, 14%)",
  border: `${border.poster} solid ${color.border.control}`,
  borderRadius: radius.round,
  transform: "rotate(-7deg)",
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "center",
  textWrap: "balance",
  overflowWrap: "anywhere",
  "::before": {
    content: '""',
    position: "absolute",
    inset: "7px",
    border: `${border.strong} solid ${color.border.control}`,
    borderRadius: radius.round,
    pointerEvents: "none",
  },
});
