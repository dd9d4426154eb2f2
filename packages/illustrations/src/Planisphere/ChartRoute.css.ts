import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { color } = theme;

export const route = style({
  cursor: "pointer",
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const hit = style({
  stroke: "transparent",
  strokeWidth: 44,
  pointerEvents: "stroke",
});

/** Paper on the sea; on paper, where the sea is not printed, night. */
const onSea = style({ stroke: color.surface.page, "@media": { print: { stroke: "#000" } } });

const dashed = style({
  strokeDasharray: "2 9",
  "@media": { [media.hover]: { selectors: { [`${route}:hover > &`]: { strokeDasharray: "9 9" } } } },
});

export const dashes = styleVariants({
  world: [surface.paper, dashed, onSea, { strokeWidth: 3.4 }],
  inset: [surface.night, dashed, { stroke: color.surface.page, strokeWidth: 3 }],
});

/** Longer than any road on the map, in units of the drawing. */
const road = 3600;

const draw = keyframes({ from: { strokeDashoffset: road }, to: { strokeDashoffset: 0 } });

const drawn = style({
  strokeDasharray: road,
  "@media": { [media.motion]: { animation: `${draw} ${theme.motion.fade} ${theme.ease} both` } },
});

const veil = style([surface.night, { stroke: color.surface.page, opacity: 0.25 }]);

export const shadow = styleVariants({ world: [veil, { strokeWidth: 8 }], inset: [veil, { strokeWidth: 5 }] });

export const firstWake = styleVariants({
  world: [surface.paper, drawn, onSea, { strokeWidth: 3.4 }],
  inset: [surface.night, drawn, { stroke: color.surface.page, strokeWidth: 2.6 }],
});

export const secondWake = styleVariants({
  world: [surface.vermilion, drawn, { stroke: color.surface.page, strokeWidth: 3.4 }],
  inset: [surface.vermilion, drawn, { stroke: color.surface.page, strokeWidth: 2.6 }],
});
