import { style } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { border, color, space } = theme;

export const fields = style({ display: "flex", flexWrap: "wrap", gap: `${space.near} ${space.regular}` });

export const field = style({
  flex: "1 1 12rem",
  paddingBlockEnd: space.near,
  borderBlockEnd: `${border.control} solid ${color.border.control}`,
  fontWeight: 600,
});
