import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

const { border, color, layer, space } = theme;

// In the flow's end and stuck to the window's: it covers the foot of the page only while one reads above it.
export const notice = style({
  position: "sticky",
  zIndex: layer.veil,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.regular,
  paddingBlock: space.near,
  paddingInline: space.margin,
  borderBlockStart: `${border.control} solid ${color.border.control}`,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { print: { display: "none" } },
});

export const words = style({ maxWidth: "60ch", overflowWrap: "anywhere" });
