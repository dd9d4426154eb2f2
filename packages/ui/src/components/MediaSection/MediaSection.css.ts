// What is the same in every layout; each has its own sheet in `layouts/`.
import { style } from "@vanilla-extract/css";
import { wideActions } from "../../internal/overPicture.css.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font, fontSize, space } = theme;

export const eyebrow = style({
  marginBlockEnd: `calc(-1 * ${space.near})`,
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "92%",
  fontSize: fontSize.label,
  color: color.text.accent,
});

export const actions = wideActions;
