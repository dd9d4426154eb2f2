import { style } from "@vanilla-extract/css";
import { printedPage } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";

const gap = theme.space.near;

export const list = style({
  display: "grid",
  gridTemplateColumns: `minmax(calc(min(8.25em, 48%) + ${gap}), 2fr) minmax(0, 5fr)`,
  width: "100%",
  fontSize: theme.fontSize.label,
  lineHeight: 1.35,
  "@media": printedPage({ gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr)" }),
});

// The rule below a pair is that of its two cells.
const cell = style({
  paddingBlock: "8px",
  borderBlockEnd: `${theme.border.control} solid ${theme.color.line}`,
  "@media": { print: { paddingBlock: theme.space.close } },
});

export const term = style([cell, { paddingInlineEnd: gap, fontWeight: 700, overflowWrap: "anywhere" }]);

export const definition = style([cell, { minWidth: 0 }]);
