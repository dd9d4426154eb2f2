import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { printedPage } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";

const gap = theme.space.near;

const phone = `screen and ${media.belowTablet}`;

const base = style({
  display: "grid",
  gridTemplateColumns: `minmax(calc(min(8.25em, 48%) + ${gap}), 2fr) minmax(0, 5fr)`,
  // Beside something taller, rows keep their height.
  alignContent: "start",
  width: "100%",
  fontSize: theme.fontSize.label,
  lineHeight: 1.35,
});

const paper = printedPage({ gridTemplateColumns: "minmax(0, 3fr) minmax(0, 5fr)" });

export const list = styleVariants({
  columns: [base, { "@media": paper }],
  stacked: [base, { "@media": { [phone]: { display: "block" }, ...paper } }],
});

// The rule below a pair is that of its two cells.
const cell = style({
  paddingBlock: "8px",
  borderBlockEnd: `${theme.border.control} solid ${theme.color.line}`,
  "@media": { print: { paddingBlock: theme.space.close } },
});

export const term = style([
  cell,
  {
    paddingInlineEnd: gap,
    fontWeight: 700,
    overflowWrap: "anywhere",
    "@media": {
      [phone]: {
        selectors: { [`${list.stacked} > &`]: { paddingBlockEnd: 0, borderBlockEnd: 0 } },
      },
    },
  },
]);

export const definition = style([cell, { minWidth: 0 }]);
