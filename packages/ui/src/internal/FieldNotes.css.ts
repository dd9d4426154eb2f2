import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css.ts";

const { color, fontSize } = theme;

/** Between what a note is about and the note. */
export const NOTE_GAP = "7px";

export const hint = style({ fontSize: fontSize.small, lineHeight: 1.4, marginBlockStart: NOTE_GAP });

const message = style({
  display: "flex",
  gap: "9px",
  alignItems: "start",
  marginBlockStart: NOTE_GAP,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.35,
});

export const error = style([message, { color: color.text.error }]);

export const valid = style([message, { color: color.text.success }]);
