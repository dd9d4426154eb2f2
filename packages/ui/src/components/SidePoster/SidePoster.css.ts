import { style } from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { size, space } = theme;

export const poster = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } },
});

export const frame = style([
  over.frame,
  {
    minHeight: "min(96vw, 520px)",
    "@media": { [media.desktop]: { minHeight: "clamp(460px, 40vw, 620px)" }, print: { minHeight: 0 } },
  },
]);

export const words = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "start",
  gap: "clamp(18px, 1.8vw, 28px)",
  minWidth: 0,
  padding: `clamp(44px, 5.6vw, 84px) ${space.margin}`,
  "@media": {
    [media.desktop]: {
      paddingInline: `clamp(40px, 5vw, 96px) max(${space.margin}, calc((100vw - ${size.content}) / 2 + ${space.margin}))`,
    },
  },
});
