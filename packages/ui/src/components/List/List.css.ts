import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

export const kind = styleVariants({
  plain: {
    display: "flex",
    flexDirection: "column",
    gap: theme.space.near,
    maxWidth: theme.measure.text,
  },
  ruled: {
    "@media": {
      [media.tablet]: {
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: theme.space.wide,
      },
    },
  },
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

export const ruledItem = style([
  item,
  {
    paddingBlock: theme.space.near,
    borderBlockEnd: `1px solid ${theme.color.line}`,
    fontWeight: 500,
    "::before": { insetBlockStart: "calc(.45em + 14px)" },
  },
]);
