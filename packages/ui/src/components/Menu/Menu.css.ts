import { style, styleVariants } from "@vanilla-extract/css";
import { edge } from "../../internal/edge.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, layer, radius, size, space } = theme;

export const anchor = style({ position: "relative", display: "inline-block", maxWidth: "100%" });

const list = style({
  position: "absolute",
  zIndex: layer.header,
  insetBlockStart: `calc(100% + ${space.hair})`,
  minWidth: "100%",
  width: "max-content",
  maxWidth: "min(24rem, 72vw)",
  padding: space.close,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  ...edge,
});

/** Of the window, whichever way one reads. */
export const align = styleVariants({
  left: [list, { left: 0 }],
  center: [list, { left: "50%", translate: "-50%" }],
  right: [list, { right: 0 }],
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: space.near,
  width: "100%",
  minHeight: size.target,
  padding: "8px 12px",
  border: 0,
  background: "transparent",
  color: color.text.default,
  fontWeight: 600,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover, &:focus": {
      background: color.selected.background,
      color: color.selected.text,
      outline: "none",
      boxShadow: "none",
      // The reader's colours would draw a box of their own behind the words.
      forcedColorAdjust: "none",
    },
    "&[aria-disabled]": { background: "transparent", color: color.text.muted, cursor: "not-allowed" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-disabled]": { color: "GrayText" } } } },
});
