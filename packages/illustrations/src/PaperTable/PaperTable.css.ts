import { style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { border, color, fontSize, space } = theme;

export const table = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  breakInside: "avoid",
});

export const caption = style({ paddingBlockEnd: space.close, textAlign: "start", fontWeight: 700 });

export const cell = style({
  padding: space.close,
  border: `${border.control} solid ${color.border.control}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "break-word",
  hyphens: "auto",
  fontSize: fontSize.small,
  "@media": { [media.tablet]: { fontSize: "inherit" } },
});

export const name = style([
  cell,
  {
    width: "36%",
    fontWeight: 700,
    "@media": { [media.tablet]: { width: "26%" }, print: { width: "26%" } },
  },
]);

export const blank = style([cell, { height: "4.2rem", "@media": { print: { height: "14mm" } } }]);
