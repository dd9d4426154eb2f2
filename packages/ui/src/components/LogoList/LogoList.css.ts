import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const wall = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${theme.space.near} ${theme.space.gutter}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.wide]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: theme.size.target,
});

export const logo = style({
  height: "clamp(44px, 4vw, 56px)",
  width: "auto",
  minWidth: 0,
  objectFit: "contain",
});
