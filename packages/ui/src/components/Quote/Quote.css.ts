import { style } from "@vanilla-extract/css";
import { printedPage } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";

export const words = style({
  paddingInlineStart: theme.space.regular,
  borderInlineStart: `${theme.border.poster} solid ${theme.color.wake.mark}`,
  fontSize: theme.fontSize.lead,
  lineHeight: 1.4,
  maxWidth: theme.measure.text,
  "@media": printedPage({ paddingInlineStart: theme.space.near, fontSize: theme.fontSize.body }),
});

export const author = style({ marginBlockStart: theme.space.close, fontWeight: 600 });
