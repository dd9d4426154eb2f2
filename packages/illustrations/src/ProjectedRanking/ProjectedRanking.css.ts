import { style, styleVariants } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";
import { unit } from "../ProjectedScreen/unit.css.ts";

const { border, color, font, space } = theme;

const base = style({ columnGap: space.wide, fontSize: `max(1.25rem, calc(${unit} * 3))`, fontWeight: 600 });

export const list = styleVariants({
  few: [base],
  many: [base, { "@media": { [media.tablet]: { columns: 2 } } }],
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.near,
  paddingBlock: space.hair,
  borderBlockEnd: `${border.control} solid ${color.border.control}`,
  breakInside: "avoid",
});

export const points = style({ fontFamily: font.display, fontWeight: 900, fontStretch: "82%" });
