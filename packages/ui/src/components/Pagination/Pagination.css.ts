import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, font, radius, size, space } = theme;

export const list = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.close });

const cell = style({
  display: "grid",
  placeItems: "center",
  minWidth: size.target,
  height: size.target,
  paddingInline: space.close,
  borderRadius: radius.cut,
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "88%",
  textDecoration: "none",
});

export const gap = cell;

export const page = style([
  cell,
  {
    border: `${border.control} solid transparent`,
    selectors: {
      "&[aria-current]": {
        background: color.action.background,
        borderColor: color.action.background,
        color: color.action.text,
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover": { borderColor: color.border.control } } },
      [media.forcedColors]: {
        selectors: {
          "&[aria-current]": { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
        },
      },
    },
  },
]);

export const step = style([
  cell,
  {
    border: `${border.control} solid ${color.border.control}`,
    "@media": { [media.hover]: { selectors: { "&:hover": { background: color.surface.raised } } } },
  },
]);
