import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { color, font } = theme;

export const number = style({ minWidth: "3.4em", color: color.text.default });

export const label = style({
  display: "block",
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "92%",
  fontSize: "1.3125rem",
  lineHeight: 1.1,
});

export const figure = style({
  display: "block",
  marginBlockStart: "4px",
  color: color.text.accent,
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "76%",
  fontSize: "clamp(4.5rem, 6.2vw, 6.25rem)",
  lineHeight: 0.86,
});
