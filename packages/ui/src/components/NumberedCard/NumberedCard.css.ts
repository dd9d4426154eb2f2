import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, font, space } = theme;

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: `${space.regular} clamp(20px, 2.2vw, 34px)`,
  alignSelf: "start",
  padding: "clamp(20px, 1.7vw, 28px)",
  border: `${border.control} solid ${color.border.control}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
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

export const words = style({ minWidth: 0 });

const whole = style({ gridColumn: "1 / -1", minWidth: 0 });

export const wide = style([whole, { display: "grid", gap: space.near, alignContent: "start" }]);

export const footer = style([whole, { display: "grid", gap: space.near, alignSelf: "end" }]);
