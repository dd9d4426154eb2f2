import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { color, font, radius } = theme;

export const list = style({
  display: "grid",
  gap: "18px",
  counterReset: "step",
  maxWidth: theme.measure.text,
});

export const step = style({
  display: "grid",
  gridTemplateColumns: "58px minmax(0, 1fr)",
  gap: "16px",
  alignItems: "center",
  fontWeight: 500,
  lineHeight: 1.4,
  counterIncrement: "step",
  // The list is ordered: a reader counts by itself.
  "::before": {
    content: 'counter(step) / ""',
    display: "grid",
    placeItems: "center",
    width: "58px",
    height: "58px",
    borderRadius: radius.round,
    background: color.selected.text,
    color: color.selected.background,
    fontFamily: font.display,
    fontWeight: 900,
    fontSize: "1.5rem",
    // Without colours a disc keeps its limits.
    border: "1px solid transparent",
  },
});
