import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

export const underline = style({
  position: "relative",
  display: "inline-block",
  paddingBlockEnd: ".3em",
  "::after": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    height: ".26em",
    background: theme.color.wake.mark,
    mask: `${wakes.long} left center / 1.014em .26em repeat-x`,
  },
});
