import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { color, font, fontSize, space } = theme;

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.close} ${space.regular}`,
  paddingBlock: space.near,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});

export const plate = style({ fontFamily: font.display, fontWeight: 900, fontStretch: "86%" });

export const credit = style({ color: color.text.muted });
