import { style } from "@vanilla-extract/css";
import { grain } from "../../internal/grain.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { font, space } = theme;

export const banner = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  breakInside: "avoid",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      minHeight: "clamp(480px, 40vw, 680px)",
    },
  },
});

export const frame = style([
  grain,
  {
    position: "relative",
    overflow: "hidden",
    minHeight: "clamp(280px, 60vw, 480px)",
    "@media": { [media.desktop]: { minHeight: 0 }, print: { minHeight: "60mm" } },
  },
]);

export const words = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: space.regular,
  minWidth: 0,
  padding: `${space.loose} ${space.margin}`,
  "@media": { [media.desktop]: { paddingInlineStart: "clamp(40px, 5vw, 88px)" } },
});

export const eyebrow = style({
  marginBlockEnd: `calc(-1 * ${space.near})`,
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "92%",
  fontSize: theme.fontSize.label,
  color: theme.color.text.accent,
});
