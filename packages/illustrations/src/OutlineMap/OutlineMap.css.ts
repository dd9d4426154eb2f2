import { style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { color, font, space } = theme;

export const sheet = style({ display: "grid", gap: space.near, breakInside: "avoid" });

/** One ink, that of the words: it prints in black. */
export const map = style({
  display: "block",
  width: "100%",
  maxWidth: "840px",
  height: "auto",
  color: color.text.default,
  "@media": { print: { maxHeight: "106mm", width: "auto", marginInline: "auto" } },
});

const ruled = style({ fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" });

export const grid = style([ruled, { strokeWidth: "0.6px", strokeOpacity: 0.4 }]);
export const reference = style([ruled, { strokeWidth: "1.2px", strokeOpacity: 0.7 }]);
export const coasts = style([ruled, { strokeWidth: "1.1px" }]);
export const frame = style([ruled, { strokeWidth: "2px" }]);

/** In units of the drawing, which a phone shows at two fifths. */
export const figure = style({
  fill: "currentColor",
  fontFamily: font.text,
  fontSize: "30px",
  fontWeight: 600,
  "@media": { [media.tablet]: { fontSize: "16px" }, print: { fontSize: "18px" } },
});

export const blank = style({
  fill: "currentColor",
  fontFamily: font.text,
  fontSize: "24px",
  fontWeight: 700,
  "@media": { [media.tablet]: { fontSize: "18px" }, print: { fontSize: "20px" } },
});

export const lines = style({
  display: "grid",
  gap: space.near,
  paddingInlineStart: "1.5em",
  listStyle: "decimal",
});
