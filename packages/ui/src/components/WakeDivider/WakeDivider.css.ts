import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

export const divider = style({
  height: "20px",
  margin: 0,
  border: 0,
  background: theme.color.wake.mark,
  mask: `${wakes.long} left center / 78px 20px repeat-x`,
});
