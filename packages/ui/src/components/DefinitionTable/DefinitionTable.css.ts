import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const list = style({ width: "100%" });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(min(8.25em, 45%), 2fr) minmax(0, 5fr)",
  gap: theme.space.near,
  paddingBlock: "8px",
  borderBlockEnd: `${theme.border.control} solid ${theme.color.line}`,
  fontSize: theme.fontSize.label,
  lineHeight: 1.35,
});

export const term = style({ fontWeight: 700, overflowWrap: "anywhere" });
