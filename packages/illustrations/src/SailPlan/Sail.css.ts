import { style, styleVariants } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { color } = theme;

const any = style({
  outline: "none",
  transition: `fill-opacity ${theme.motion.press} ${theme.ease}`,
  selectors: { "&:focus-visible": { outline: "none", boxShadow: "none" } },
});

/** The drawing shows through a free space; the pointer tints it. */
const free = style([
  surface.sun,
  any,
  {
    fill: color.surface.page,
    fillOpacity: 0,
    cursor: "pointer",
    "@media": { [media.hover]: { selectors: { "&:hover": { fillOpacity: 0.55 } } } },
  },
]);

export const space = styleVariants({
  free: [free],
  taken: [surface.night, any, { fill: color.surface.page, cursor: "not-allowed" }],
  drawn: [any, { fill: "transparent", cursor: "not-allowed" }],
  chosen: [surface.sun, any, { fill: color.surface.page, cursor: "pointer" }],
});

export const over = style({ pointerEvents: "none", fill: "none" });

export const mark = style([
  surface.sun,
  {
    stroke: color.surface.page,
    strokeWidth: 4,
    "@media": { [media.forcedColors]: { stroke: "GrayText" } },
  },
]);

/** Above its neighbours, which would cover half of its stroke. */
export const rim = style([
  surface.night,
  {
    stroke: color.surface.page,
    strokeWidth: 4.5,
    strokeLinejoin: "round",
    "@media": { [media.forcedColors]: { stroke: "Highlight" } },
  },
]);

export const number = style([
  surface.sun,
  {
    fill: color.text.default,
    fontFamily: theme.font.display,
    fontWeight: 900,
    fontSize: "22px",
    fontStretch: "110%",
    textAnchor: "middle",
  },
]);

/** The ring of the space that has focus: night outside, yellow inside, as everywhere. */
export const focus = style([
  surface.night,
  {
    visibility: "hidden",
    stroke: color.surface.page,
    strokeWidth: 7,
    strokeLinejoin: "round",
    strokeDasharray: "10 4",
    "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
    selectors: { ":has(:focus-visible) + * > &": { visibility: "visible" } },
  },
]);
