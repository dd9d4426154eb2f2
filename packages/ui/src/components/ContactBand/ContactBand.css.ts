import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { space } = theme;

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxWidth: theme.size.content,
  marginInline: "auto",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr)",
      gap: "clamp(28px, 5vw, 90px)",
      paddingInline: space.margin,
    },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
  },
});

export const frame = style({
  position: "relative",
  overflow: "hidden",
  minHeight: "320px",
  "@media": {
    [media.tablet]: { minHeight: "clamp(380px, 36vw, 560px)" },
    print: { minHeight: 0, height: "60mm", breakInside: "avoid", breakAfter: "avoid" },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: "16px",
  minWidth: 0,
  padding: `32px ${space.margin} 44px`,
  "@media": {
    [media.tablet]: { paddingBlock: "clamp(48px, 5.4vw, 88px)", paddingInline: 0 },
    print: { paddingBlock: space.regular },
  },
});
