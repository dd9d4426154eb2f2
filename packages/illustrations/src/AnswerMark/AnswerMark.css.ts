import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { color, font } = theme;

const mark = style({ flex: "none", overflow: "visible" });

export const size = styleVariants({
  regular: [mark, { width: "1.9em", height: "1.9em" }],
  fill: [mark, { width: "100%", height: "100%" }],
});

/** A drawing, and no ground: it prints whatever the print dialog says of backgrounds. */
export const shape = style({ fill: color.surface.page, stroke: color.text.default, strokeWidth: 3 });

export const letter = style({
  fill: color.text.default,
  stroke: "none",
  fontFamily: font.display,
  fontWeight: 900,
  textAnchor: "middle",
});
