import { style, styleVariants } from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { size, space } = theme;

const base = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: size.header,
  "@media": { print: { minHeight: 0, paddingBlockStart: 0 } },
});

const fromDesktop = (gridTemplateColumns: string, minHeight: string) => ({
  "@media": { [media.desktop]: { gridTemplateColumns, minHeight } },
});

export const share = styleVariants({
  words: [base, fromDesktop("minmax(0, 7.2fr) minmax(0, 4.8fr)", "min(100vh, 900px)")],
  even: [base, fromDesktop("minmax(0, 1fr) minmax(0, 1fr)", "640px")],
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: space.regular,
  minWidth: 0,
  padding: `clamp(24px, 3.4vw, 52px) ${space.margin} clamp(36px, 4vw, 60px)`,
  "@media": {
    [media.desktop]: {
      paddingInlineStart: `max(${space.margin}, calc((100vw - ${size.content}) / 2 + ${space.margin}))`,
    },
  },
});

export const frame = styleVariants({
  above: [
    over.frame,
    { height: "220px", order: -1, "@media": { [media.desktop]: { height: "auto", order: 0 } } },
  ],
  below: [over.frame, { height: "360px", "@media": { [media.desktop]: { height: "auto" } } }],
});
