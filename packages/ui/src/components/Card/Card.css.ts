import { style, type StyleRule, styleVariants } from "@vanilla-extract/css";
import { edge, edgeOnPaper } from "../../internal/edge.ts";
import { media } from "../../theme/media.ts";
import { printedPage } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, size, space } = theme;

const card: StyleRule = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  breakInside: "avoid",
};

/** A flat of ink keeps its limits where inks are lost, on a screen as on paper. */
const flat: StyleRule = {
  ...card,
  ...edge,
  "@media": { print: { minHeight: 0, ...edgeOnPaper } },
};

/** What a row lays beside its words in place of a picture: a logo. */
export const content = style({});

/** A drawing that was told its proportions. */
export const told = style({});

/** A column with neither frame nor padding. */
export const plain = style(card);

export const layout = styleVariants({
  column: [flat, { "@media": printedPage({ vars: { [size.print]: "12mm", [space.margin]: space.near } }) }],
  tile: [flat, { justifyContent: "space-between", minHeight: "clamp(220px, 18vw, 300px)" }],
  row: [
    card,
    {
      display: "grid",
      gridTemplateColumns: "minmax(96px, 3fr) minmax(0, 7fr)",
      gap: space.gutter,
      alignItems: "center",
      selectors: {
        // A small drawing of its own height starts where its words do.
        [`&:has(> ${told})`]: { alignItems: "start" },
        [`&:has(> ${content})`]: {
          display: "flex",
          flexFlow: "row wrap",
          gap: "clamp(20px, 3vw, 48px)",
          padding: "clamp(24px, 3vw, 48px)",
        },
      },
    },
  ],
  summary: {
    display: "flex",
    flexWrap: "wrap",
    gap: `${space.regular} clamp(20px, 2.2vw, 34px)`,
    alignSelf: "start",
    padding: "clamp(20px, 1.7vw, 28px)",
    border: `${border.control} solid ${color.border.control}`,
  },
});

const shown = (nth: string) => `&:nth-child(${nth} of :not([hidden]))`;
const besideOpen = (nth: string) => `:has(> * > details[open]) > ${shown(nth)}`;

export const large = styleVariants({
  /** The last of a grid of two or three columns: as wide as the cards before it leave it. One that is open has taken two places. */
  column: [
    card,
    {
      "@media": {
        [media.tablet]: { gridColumn: "span 2", selectors: { [shown("2n")]: { gridColumn: "auto" } } },
        [media.desktop]: {
          selectors: {
            [shown("3n")]: { gridColumn: "auto" },
            [shown("3n + 1")]: { gridColumn: "1 / -1" },
            [shown("3n + 2")]: { gridColumn: "span 2" },
            [besideOpen("3n")]: { gridColumn: "1 / -1" },
            [besideOpen("3n + 1")]: { gridColumn: "span 2" },
            [besideOpen("3n + 2")]: { gridColumn: "auto" },
          },
        },
        print: { gridColumn: "1 / -1" },
      },
    },
  ],
  tile: [
    flat,
    {
      minHeight: "clamp(380px, 29vw, 500px)",
      "@media": {
        // Side by side, drawings end and words start on the same lines, whatever each says.
        [`screen and ${media.tablet}`]: {
          display: "grid",
          gridRow: "span 2",
          gridTemplateRows: "subgrid",
          rowGap: 0,
          minHeight: 0,
        },
      },
    },
  ],
  row: [
    card,
    {
      "@media": {
        [media.desktop]: { display: "grid", gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
        print: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 2fr) minmax(0, 7fr)",
          columnGap: space.gutter,
        },
      },
    },
  ],
});

export const framed = style({
  border: `${border.control} solid ${color.border.control}`,
  transition: `background-color ${theme.motion.hover} ${theme.ease}`,
  "@media": {
    [media.hover]: {
      selectors: { "&:has(h2 a:hover, h3 a:hover, h4 a:hover)": { background: color.surface.raised } },
    },
  },
});
