import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const frame = style({
  overflowX: "auto",
  position: "relative",
  "@media": { print: { overflow: "visible" } },
});

export const table = style({ width: "100%", borderCollapse: "collapse", lineHeight: 1.35 });

export const caption = style({ textAlign: "start", fontWeight: 600, paddingBlockEnd: theme.space.near });

export const cell = style({
  padding: `${theme.space.near} ${theme.space.near} ${theme.space.near} 0`,
  borderBlockEnd: `${theme.border.control} solid ${theme.color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});

export const head = style([
  cell,
  { borderBlockEndColor: theme.color.border.control, fontSize: theme.fontSize.small },
]);

export const figureHead = style([head, { textAlign: "end" }]);

export const figures = style([
  cell,
  { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
]);
