import { style, styleVariants } from "@vanilla-extract/css";
import { surface, theme } from "@sillages/ui/theme";

const { color } = theme;

export { layer } from "./SailedRoad.css.ts";

const gauge = { world: 3.8, inset: 2.8 } as const;

const veil = style([surface.paper, { stroke: color.surface.page, opacity: 0.85 }]);

/** A pale edge under each wake: it stands out on land, on water and on the road planned. */
export const shadow = styleVariants(gauge, (strokeWidth) => [veil, { strokeWidth: strokeWidth * 2.2 }]);

export const wake = {
  vermilion: styleVariants(gauge, (strokeWidth) => [
    surface.vermilion,
    { stroke: color.surface.page, strokeWidth },
  ]),
  sea: styleVariants(gauge, (strokeWidth) => [surface.night, { stroke: color.surface.page, strokeWidth }]),
};

export const rim = style([surface.paper, { stroke: color.surface.page, strokeWidth: 24 }]);

/** A line of no length with round ends is a dot. */
export const boat = styleVariants({
  vermilion: [surface.vermilion, { stroke: color.surface.page, strokeWidth: 16 }],
  sea: [surface.night, { stroke: color.surface.page, strokeWidth: 16 }],
});
