import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, space } = theme;
const rule = `${border.control} solid ${color.line}`;

export const columns = style({
  display: "grid",
  "@media": { [media.desktop]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const column = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.close,
  minWidth: 0,
  paddingBlock: space.regular,
  breakInside: "avoid",
  selectors: { "& + &": { borderBlockStart: rule } },
  "@media": {
    [media.desktop]: {
      paddingBlock: space.close,
      paddingInline: "clamp(20px, 2.6vw, 44px)",
      selectors: {
        "&:first-child": { paddingInlineStart: 0 },
        "& + &": { borderBlockStart: 0, borderInlineStart: rule },
      },
    },
  },
});
