import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const poster = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: theme.size.header,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5.6fr)",
      minHeight: "min(760px, 92vh)",
    },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: theme.space.regular,
  paddingBlock: theme.space.loose,
  paddingInline: theme.space.margin,
});

export const frame = style({
  position: "relative",
  overflow: "hidden",
  minHeight: "300px",
  "@media": { [`${media.tablet} and ${media.belowDesktop}`]: { minHeight: "460px" } },
});
