import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { background, text } = theme.color.selected;

/** Pressed: yellow, and a thick foot that is seen without colour. */
export const toggle = style({
  selectors: {
    "&[aria-pressed=true], &[aria-pressed=true]:hover:not(:disabled)": {
      background,
      color: text,
      forcedColorAdjust: "none",
      boxShadow: `inset 0 -6px 0 ${text}`,
    },
    "&[aria-pressed=true]:focus-visible": {
      boxShadow: `inset 0 -6px 0 ${text}, 0 0 0 3px ${theme.color.focus.inner}`,
    },
  },
});
