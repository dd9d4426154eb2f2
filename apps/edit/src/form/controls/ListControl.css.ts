import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { border, color, space } = theme;

export const item = style({
  display: "grid",
  gap: space.close,
  paddingInlineStart: space.near,
  borderInlineStart: `${border.strong} solid ${color.line}`,
});
