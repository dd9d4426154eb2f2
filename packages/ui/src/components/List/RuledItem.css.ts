import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { border, color, font, space } = theme;

const wake = createVar();

export const item = style({
  display: "grid",
  gridTemplateColumns: "clamp(54px, 6vw, 74px) minmax(0, 1fr)",
  gap: `4px ${space.near}`,
  alignItems: "center",
  paddingBlock: "12px",
  borderBlockEnd: `${border.control} solid ${color.line}`,
  lineHeight: 1.3,
  breakInside: "avoid",
  "@media": { [media.tablet]: { gridTemplateColumns: "74px minmax(0, 5fr) minmax(0, 7fr)" } },
});

// Beside its number a name is in the letters of the text.
globalStyle(`${item} h3`, {
  fontFamily: font.text,
  fontWeight: 600,
  fontStretch: "100%",
  fontSize: theme.fontSize.body,
  letterSpacing: "normal",
  lineHeight: 1.25,
});

export const number = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "74%",
  fontSize: "clamp(2.5rem, 3.4vw, 3.125rem)",
  lineHeight: 0.9,
});

export const text = style({
  position: "relative",
  gridColumn: "2",
  paddingInlineStart: "40px",
  fontSize: theme.fontSize.label,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: ".35em",
    width: "26px",
    height: "12px",
    background: wake,
    mask: `${wakes.short} center / contain no-repeat`,
  },
  "@media": {
    [media.tablet]: { gridColumn: "auto" },
    [media.forcedColors]: { "::before": { background: "CanvasText" } },
  },
});

export const ink = [
  style({ vars: { [wake]: color.wake.mark } }),
  style({ vars: { [wake]: color.text.data } }),
  style({ vars: { [wake]: color.text.default } }),
  style({ vars: { [wake]: color.text.accent } }),
];
