import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const header = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.regular,
  marginBlockEnd: `clamp(${theme.space.wide}, 4vw, ${theme.space.loose})`,
});
