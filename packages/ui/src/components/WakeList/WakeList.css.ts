import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.near,
  maxWidth: theme.measure.text,
});

export const item = style({
  position: "relative",
  paddingInlineStart: theme.space.wide,
  lineHeight: 1.45,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: ".45em",
    width: "26px",
    height: "12px",
    background: theme.color.wake.mark,
    mask: `${wakes.short} center / contain no-repeat`,
  },
});
