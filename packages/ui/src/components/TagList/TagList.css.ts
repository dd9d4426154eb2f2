import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap", gap: theme.space.close });

export const tag = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  padding: "3px 10px",
  border: `${theme.border.control} solid ${theme.color.line}`,
  borderRadius: theme.radius.cut,
  fontSize: theme.fontSize.small,
  fontWeight: 600,
});
