import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { border, color, font, space } = theme;

export const card = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.regular} clamp(20px, 2.2vw, 34px)`,
  alignSelf: "start",
  padding: "clamp(20px, 1.7vw, 28px)",
  border: `${border.control} solid ${color.border.control}`,
});

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

// The words stand beside the number where a line of them can be read, below it elsewhere.
export const words = style({ flex: "1 1 15em", minWidth: 0 });

const whole = style({ flexBasis: "100%", minWidth: 0 });

export const wide = style([whole, { display: "grid", gap: space.near, alignContent: "start" }]);

export const footer = style([whole, { display: "grid", gap: space.near }]);
