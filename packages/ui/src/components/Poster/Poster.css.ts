import { style } from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { size, space } = theme;

export const poster = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: size.header,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5.6fr)",
      minHeight: "clamp(600px, 50vw, 800px)",
    },
    print: { minHeight: 0, paddingBlockStart: 0 },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: "clamp(20px, 2.2vw, 34px)",
  padding: `32px ${space.margin} 36px`,
  "@media": {
    [media.tablet]: { paddingBlock: "clamp(40px, 5vw, 84px)" },
    [media.desktop]: {
      paddingInline: `max(${space.margin}, calc((100vw - ${size.content}) / 2 + ${space.margin})) clamp(24px, 4vw, 64px)`,
    },
  },
});

export const frame = style([
  over.frame,
  {
    minHeight: "300px",
    "@media": {
      [media.tablet]: { minHeight: "min(70vw, 520px)" },
      [media.desktop]: { minHeight: 0 },
      print: { minHeight: 0 },
    },
  },
]);

/** After the words; on a wide page, astride the seam between them and the drawing. */
export const stamp = style({
  alignSelf: "start",
  maxWidth: "100%",
  "@media": {
    [media.desktop]: {
      position: "absolute",
      zIndex: theme.layer.overPicture,
      insetInlineStart: "calc(100% * 7 / 12.6 - 36px)",
      insetBlockEnd: "36px",
    },
  },
});

export const actions = over.wideActions;
