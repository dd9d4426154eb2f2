import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { border, color, radius, space } = theme;

export const stamp = style({
  position: "relative",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  width: "14rem",
  maxWidth: "100%",
  minWidth: 0,
  aspectRatio: "1",
  padding: space.regular,
  border: `${border.poster} solid ${color.border.control}`,
  borderRadius: radius.round,
  transform: "rotate(-7deg)",
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: "center",
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
