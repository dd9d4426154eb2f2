import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

export const plan = style({ display: "grid", gap: "clamp(28px, 3.4vw, 56px)" });

export const canvas = style({
  display: "grid",
  gap: "26px",
  alignItems: "end",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 560fr) minmax(0, 680fr)", gap: 0 },
  },
});

const drawing = style({ width: "100%", height: "auto" });

export const boat = styleVariants({
  first: [drawing, { "@media": { [media.belowTablet]: { paddingInlineEnd: "9%" } } }],
  second: [drawing],
});

export const list = style({ maxWidth: "26rem" });
