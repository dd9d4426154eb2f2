import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { border, color, fontSize, size, space } = theme;

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.near,
  fontSize: fontSize.small,
  "@media": { print: { display: "none" } },
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  columnGap: space.near,
  minWidth: 0,
  selectors: {
    "&:not(:first-child)::before": {
      content: "",
      flex: "none",
      width: "26px",
      height: "12px",
      background: color.wake.mark,
      mask: `${wakes.short} center / contain no-repeat`,
    },
  },
});

const words = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: size.target,
  minHeight: size.target,
  overflowWrap: "anywhere",
});

export const link = style([
  words,
  {
    textDecorationThickness: "1px",
    textUnderlineOffset: "5px",
    selectors: { "&:hover": { textDecorationThickness: border.strong } },
  },
]);

export const current = style([words, { fontWeight: 700 }]);
