import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  overflow: "hidden",
  breakInside: "avoid",
});

export const framed = style({ border: `${theme.border.control} solid ${theme.color.border.control}` });

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: theme.space.near,
  flex: 1,
  padding: "clamp(20px, 2vw, 32px)",
});
