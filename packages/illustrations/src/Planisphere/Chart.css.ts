import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { inks } from "./inks.ts";
import { media, surface, theme } from "@sillages/ui/theme";

const { color } = theme;

const whole = style({ position: "relative", isolation: "isolate" });

/** The ground and what is printed on it, one over the other. */
export const canvas = styleVariants({
  /** Cut just within the outer edge of the rim: the corners answer nothing, and the ground draws no hairline around it. */
  inset: [whole, { clipPath: "circle(48.5%)" }],
  /** The Atlantic alone, in a window of 500 × 620 units. */
  atlantic: [whole, { width: "288%", margin: "-18% 0 0 -66%" }],
  world: [
    whole,
    { "@media": { [`screen and ${media.belowTablet}`]: { width: "288%", margin: "-18% 0 0 -66%" } } },
  ],
});

export const ground = style({ width: "100%", maxWidth: "none", height: "auto" });

export const chart = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
});

/** Over the wakes too, which would hide the first letter of the names that they pass. */
export const names = style([chart, { zIndex: 1, pointerEvents: "none" }]);

/** The sea runs between two countries: its ink comes from outside them. */
export const countries = style({ stroke: color.surface.page, strokeWidth: 1.4 });

/** What answers a press chooses a stage. */
globalStyle(`${chart} [data-stage]`, { cursor: "pointer" });

export const porthole = style({ fill: "transparent" });

/** A country that the map inks. */
export const country = styleVariants(inks, (ink) => [
  ink,
  // A shape has no ground: its box would count as one.
  { fill: color.surface.page, backgroundColor: "transparent" },
]);

const clickable = style({ fill: "transparent" });

/** The whole country takes the pointer before it is inked. */
export const countryAshore = clickable;

export const countryChosen = style([surface.vermilion, clickable, { fill: color.surface.page }]);

/** A dot is a line of no length with round ends: one path for all of them. */
const round = style({ fill: "none", strokeLinecap: "round", pointerEvents: "none" });

const rims = style([surface.night, round, { stroke: color.surface.page }]);

const fills = style([surface.vermilion, round, { stroke: color.surface.page }]);

export const dotRim = styleVariants({
  world: [rims, { strokeWidth: 12.6 }],
  inset: [rims, { strokeWidth: 11.2 }],
});

export const dot = styleVariants({
  world: [fills, { strokeWidth: 7.6 }],
  inset: [fills, { strokeWidth: 7.2 }],
});

export const homeRim = style([rims, { strokeWidth: 19 }]);

export const home = style([surface.sun, round, { stroke: color.surface.page, strokeWidth: 14 }]);

/** Unseen until it is chosen; wide enough for a finger. */
export const place = style({
  fill: "none",
  stroke: "transparent",
  strokeWidth: 48,
  strokeLinecap: "round",
  // With a mouse the country around it keeps its own place.
  "@media": { [media.desktop]: { strokeWidth: 30 } },
});

export const placeChosen = style([surface.sun, place, { stroke: color.surface.page, strokeWidth: 32 }]);

/** The sea goes round the letters: a road that passes there is cut, and the name reads. */
const text = style({
  fontFamily: theme.font.text,
  fontWeight: 700,
  paintOrder: "stroke",
  stroke: color.surface.page,
  strokeWidth: 5,
  strokeLinejoin: "round",
  pointerEvents: "none",
  "@media": { print: { stroke: "none" } },
});

export const label = styleVariants({
  left: [text, { textAnchor: "end" }],
  right: [text, { textAnchor: "start" }],
  above: [text, { textAnchor: "middle" }],
  below: [text, { textAnchor: "middle" }],
});

// In units of the drawing, so that no name falls below 14 px, whatever the width of the map.
const onWorld = style({
  fill: color.text.default,
  fontSize: "26px",
  "@media": {
    [media.belowTablet]: { fontSize: "19px" },
    [media.desktop]: { fontSize: "19px" },
    [media.wide]: { fontSize: "16px" },
    // The sea is paper there.
    print: { fill: "#000" },
  },
});

const inPorthole = style([
  surface.paper,
  {
    fill: color.text.default,
    fontSize: "25px",
    "@media": {
      [media.tabletOnly]: { fontSize: "29px" },
      [media.desktop]: { fontSize: "23px" },
      [media.wide]: { fontSize: "18px" },
    },
  },
]);

export const name = styleVariants({ world: [onWorld], inset: [inPorthole] });

const strong = style({ letterSpacing: ".01em", "@media": { [media.wide]: { fontSize: "19px" } } });

export const homeName = styleVariants({
  world: [onWorld, strong],
  // The boats that call close by do not lie on its first letter.
  inset: [inPorthole, { translate: "0 -8px" }],
});

export const rim = style([
  surface.night,
  { fill: "none", stroke: color.surface.page, strokeWidth: 14, pointerEvents: "none" },
]);

export const rimLine = style([
  surface.sun,
  { fill: "none", stroke: color.surface.page, strokeWidth: 4, pointerEvents: "none" },
]);
