import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const list = style({ width: "100%" });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(7em, 2fr) minmax(0, 3fr)",
  gap: theme.space.near,
  paddingBlock: theme.space.near,
  borderBlockEnd: `${theme.border.control} solid ${theme.color.line}`,
  lineHeight: 1.35,
});

export const term = style({ color: theme.color.text.muted });
