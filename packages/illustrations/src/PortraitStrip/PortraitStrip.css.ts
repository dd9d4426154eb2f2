import { style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { action } = theme.color;

export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
    },
  },
});

export const person = style({ minWidth: 0, breakInside: "avoid" });

export const link = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  aspectRatio: "5 / 7",
  selectors: { "&:focus-visible": { zIndex: theme.layer.overPicture, overflow: "visible" } },
});

/** Read at all times, seen when it is wanted. */
export const name = style({
  position: "absolute",
  zIndex: theme.layer.overPicture,
  insetInline: 0,
  insetBlockEnd: 0,
  padding: "8px 10px",
  background: action.background,
  color: action.text,
  fontSize: theme.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  opacity: 0,
  selectors: { [`${link}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
  "@media": { [media.motion]: { transition: `opacity ${theme.motion.hover} ${theme.ease}` } },
});
