import { style, styleVariants } from "@vanilla-extract/css";
import { edge, edgeOnPaper } from "../../internal/edge.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { color, font, fontSize, space } = theme;

/** What a wide window has on each side of the page. */
const BESIDE = `max(0px, calc((100vw - ${theme.size.content}) / 2))`;

/** The ink of a tile, up to the side of the window. */
const onwards = (side: "insetInlineStart" | "insetInlineEnd") => ({
  content: "",
  position: "absolute" as const,
  insetBlock: 0,
  [side]: "100%",
  width: BESIDE,
  background: "inherit",
});

const inRow = { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" };

const twoByTwo = style({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });

export const variant = styleVariants({
  tiles: [
    twoByTwo,
    {
      "@media": {
        [media.sheet]: {
          gridTemplateColumns: "repeat(auto-fit, minmax(0, 1fr))",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
          // The figures keep to the grid of the page; the inks of the first and the last run to the sides of the window.
          paddingInline: BESIDE,
          overflow: "clip",
        },
      },
    },
  ],
  open: [
    twoByTwo,
    { gap: `${space.wide} ${space.regular}`, alignContent: "start", "@media": { print: inRow } },
  ],
  column: [
    twoByTwo,
    {
      gap: `${space.wide} ${space.regular}`,
      "@media": {
        [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" },
        print: inRow,
      },
    },
  ],
  compact: [
    twoByTwo,
    {
      gap: space.regular,
      "@media": {
        [media.sheet]: {
          gridTemplateColumns: "none",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
        },
      },
    },
  ],
  line: {
    display: "flex",
    flexWrap: "wrap",
    gap: `${space.regular} clamp(20px, 2.4vw, 36px)`,
    marginBlock: space.close,
  },
});

/** Its letters reach above their line: at the very top of a sheet they would mark the one before. */
const clearOfHead = { paddingBlockStart: "1.5mm" };

/** An odd last figure takes the whole row of a phone. */
const item = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  fontWeight: 600,
  lineHeight: 1.3,
  breakInside: "avoid",
  "@media": {
    [`screen and ${media.belowTablet}`]: {
      selectors: { "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" } },
    },
  },
});

export const tile = styleVariants({
  tiles: [
    item,
    {
      ...edge,
      justifyContent: "start",
      gap: space.close,
      containerType: "inline-size",
      minHeight: "168px",
      padding: "18px",
      "@media": {
        print: { minHeight: 0, ...edgeOnPaper },
        [`screen and ${media.tablet}`]: {
          position: "relative",
          padding: "26px clamp(18px, 2vw, 32px) 30px",
          selectors: {
            // The first figure stands where the content of the other sections starts.
            "&:first-child": { paddingInlineStart: space.margin },
            "&:first-child::before": onwards("insetInlineEnd"),
            "&:last-child::after": onwards("insetInlineStart"),
          },
        },
      },
    },
  ],
  open: [
    item,
    {
      gap: "16px",
      containerType: "inline-size",
      "@media": { print: { ...clearOfHead, gap: space.close } },
    },
  ],
  column: [item, { gap: space.hair, containerType: "inline-size", "@media": { print: clearOfHead } }],
  compact: [item, { gap: space.close, containerType: "inline-size" }],
  line: [item, { gap: "6px", fontSize: fontSize.label }],
});

const figure = style({
  fontFamily: font.display,
  fontWeight: 900,
  // Broken only where a reader asks for more space between letters.
  overflowWrap: "break-word",
  textWrap: "balance",
});

const large = "clamp(3.375rem, 6.6vw, 6.5rem)";
const largest = `min(${large}, 38cqi)`;

/** Whatever the size of each, the figures of a band stand on one line, and their labels on another. */
const onTile = style([
  figure,
  {
    fontStretch: "76%",
    lineHeight: 0.86,
    minHeight: `calc(.87 * ${largest})`,
    "::before": { content: "", display: "inline-block", height: `calc(.71 * ${largest})` },
  },
]);

/** The longer the figure, the smaller: neither « 6 000 km » nor « 24 h/24, 7 j/7 » breaks. */
export const value = styleVariants({
  short: [onTile, { fontSize: largest }],
  medium: [onTile, { fontSize: `min(${large}, 30cqi)` }],
  long: [onTile, { fontSize: `min(${large}, 23cqi)` }],
  phrase: [onTile, { fontSize: `min(${large}, 14cqi)` }],
});

const open = style([figure, { fontStretch: "74%", lineHeight: 0.82, letterSpacing: "-.02em" }]);

const giant = "clamp(4rem, 9.6vw, 9.375rem)";

/** A long figure takes the width of its column, and no more. */
export const openSize = styleVariants({
  short: { fontSize: `min(${giant}, 42cqi)` },
  medium: { fontSize: `min(${giant}, 33cqi)` },
  long: { fontSize: `min(${giant}, 25cqi)` },
  phrase: { fontSize: `min(${giant}, 15cqi)` },
});

export const lineValue = style([
  figure,
  {
    color: color.text.accent,
    fontStretch: "72%",
    fontSize: "clamp(2.25rem, 3.2vw, 3.125rem)",
    lineHeight: 0.9,
    whiteSpace: "nowrap",
    "@media": { print: { fontSize: fontSize.figure } },
  },
]);

const compact = style([
  figure,
  {
    fontStretch: "76%",
    fontSize: "min(clamp(3.25rem, 4.6vw, 4.5rem), 34cqi)",
    lineHeight: 0.86,
    "@media": { print: { fontSize: `min(${fontSize.figure}, 34cqi)` } },
  },
]);

const { accent, data, default: plain } = color.text;

/** Inks that follow each other; all of them read on every ground. */
const inks = [accent, data, plain].map((ink) => style({ color: ink }));

export const openValue = {
  open: inks.map((ink) => `${open} ${ink}`),
  column: inks.map((ink) => `${open} ${ink}`),
  compact: inks.map((ink) => `${compact} ${ink}`),
};

export const linked = style({ display: "grid", minWidth: 0 });

/** Two wakes run out under the words, and the figure leans on them. */
export const link = style({
  position: "relative",
  color: "inherit",
  textDecoration: "none",
  paddingBlockEnd: "26px",
  "::after": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    bottom: 0,
    width: "78px",
    maxWidth: "100%",
    height: "12px",
    background: color.wake.mark,
    mask: `${wakes.long} left center / 78px 12px repeat-x`,
    transition: `width ${theme.motion.hover} ${theme.ease}`,
  },
  selectors: {
    "&:hover::after, &:focus-visible::after": { width: "100%" },
    "&:hover, &:focus-visible": { background: color.surface.raised },
  },
  "@media": {
    [media.forcedColors]: { "::after": { background: "LinkText" } },
    print: { paddingBlockEnd: 0, "::after": { display: "none" } },
  },
});

export const note = style({
  display: "block",
  maxWidth: "17rem",
  fontSize: fontSize.small,
  fontWeight: 400,
  lineHeight: 1.4,
});
