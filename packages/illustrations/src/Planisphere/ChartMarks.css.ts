import { style, styleVariants } from "@vanilla-extract/css";
import { surface, theme } from "@sillages/ui/theme";

const { color } = theme;

export { layer } from "./SailedRoad.css.ts";

const gauge = { world: 4, inset: 5 } as const;

export const way = style([
  surface.paper,
  { stroke: color.surface.page, strokeWidth: 4, strokeDasharray: "2 9" },
]);

/** Told from the ring by its shape as much as by its ink. */
export const right = styleVariants(gauge, (strokeWidth) => [
  surface.sun,
  { fill: color.surface.page, stroke: color.text.default, strokeWidth },
]);

export const chosen = styleVariants(gauge, (strokeWidth) => [
  surface.vermilion,
  { stroke: color.surface.page, strokeWidth: strokeWidth * 1.4 },
]);
