import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const legend = style({
  fontWeight: 700,
  fontSize: "1rem",
  lineHeight: 1.55,
  padding: 0,
  marginBlockEnd: "10px",
});

export const layout = styleVariants({
  column: { display: "flex", flexDirection: "column", gap: theme.space.near },
  row: { display: "flex", flexWrap: "wrap", gap: "10px" },
});
