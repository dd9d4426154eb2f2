import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { border, color, font, fontSize, radius, space } = theme;

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.hair} ${space.near}`,
  fontSize: fontSize.small,
});

export const key = style({
  padding: `0 ${space.hair}`,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  fontFamily: font.text,
  fontWeight: 700,
});
