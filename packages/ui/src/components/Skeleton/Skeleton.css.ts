import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, radius, space } = theme;

export const box = style({ display: "grid", gap: space.near, width: "100%" });

const flat = style({
  background: color.line,
  borderRadius: radius.cut,
  "@media": {
    print: { display: "none" },
    [media.forcedColors]: { border: "1px solid GrayText" },
  },
});

export const picture = style([flat, { aspectRatio: "4 / 3" }]);

export const line = style([
  flat,
  { height: "1.1em", selectors: { "&:last-child:not(:only-of-type)": { width: "62%" } } },
]);
