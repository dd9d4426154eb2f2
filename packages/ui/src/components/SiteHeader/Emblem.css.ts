import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

export const emblem = style({
  width: "50px",
  height: "24px",
  flex: "none",
  fill: "none",
  strokeWidth: 7,
  "@media": { [media.tablet]: { width: "57px", height: "27px" } },
});

export const first = style({ stroke: theme.color.text.data });

export const second = style({ stroke: theme.color.wake.mark });
