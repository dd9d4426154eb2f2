import { style, styleVariants } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { color } = theme;

export const layer = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  pointerEvents: "none",
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

/** The wake grows to the next call; it stands there at once where less motion is asked for. */
const wake = style({
  "@media": {
    [media.motion]: { transition: `stroke-dasharray ${theme.motion.fade} ${theme.ease}` },
  },
});

const veil = style([wake, surface.night, { stroke: color.surface.page, opacity: 0.35 }]);

const gauge = { world: 3.8, inset: 2.8 } as const;

export const shadow = styleVariants(gauge, (strokeWidth) => [veil, { strokeWidth: strokeWidth * 2 }]);

export const first = styleVariants(gauge, (strokeWidth) => [
  wake,
  surface.paper,
  { stroke: color.surface.page, strokeWidth },
]);

export const second = styleVariants(gauge, (strokeWidth) => [
  wake,
  surface.vermilion,
  { stroke: color.surface.page, strokeWidth },
]);

/** Where the boats are: a line of no length with round ends is a dot. */
export const rim = style([surface.night, { stroke: color.surface.page, strokeWidth: 26 }]);

export const boats = style([surface.sun, { stroke: color.surface.page, strokeWidth: 18 }]);
