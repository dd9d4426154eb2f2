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

const side = style({
  display: "flex",
  flexDirection: "column",
  gap: space.regular,
  minWidth: 0,
  padding: `clamp(24px, 2.6vw, 40px) ${space.margin} clamp(36px, 4vw, 60px)`,
  "@media": {
    [media.desktop]: {
      paddingInlineStart: `max(${space.margin}, calc((100vw - ${size.content}) / 2 + ${space.margin}))`,
    },
  },
});

/** What is played stays at the top, where it is looked for, whatever its length. */
export const words = styleVariants({
  words: [side],
  even: [side, { justifyContent: "center" }],
});

export const frame = styleVariants({
  above: [
    over.frame,
    { height: "220px", order: -1, "@media": { [media.desktop]: { height: "auto", order: 0 } } },
  ],
  below: [over.frame, { height: "360px", "@media": { [media.desktop]: { height: "auto" } } }],
});
