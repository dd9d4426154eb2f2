import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { color, font } = theme;

export const item = style({
  display: "flex",
  flexDirection: "column",
  gap: "10px",
  breakInside: "avoid",
});

// A rule is read from afar: larger than a card's title.
globalStyle(`${item} h3`, { fontSize: "clamp(1.625rem, 2.3vw, 2.5rem)", fontStretch: "68%" });

const figure = style({
  marginBlockEnd: "14px",
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "60%",
  fontSize: "clamp(6.5rem, 12vw, 11.875rem)",
  lineHeight: 0.78,
});

export const number = [
  style([figure, { color: color.strong.background }]),
  style([figure, { color: color.text.data }]),
  style([figure, { color: color.text.default }]),
];
