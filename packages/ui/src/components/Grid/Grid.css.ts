import { fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { bleedEdge } from "../../internal/bleedEdge.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const grid = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** `from` the given width up, `template`; one column below. */
const columnsFrom = (from: string, template: string) => ({
  "@media": { [from]: { gridTemplateColumns: template } },
});

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Room for a card with a button whose label is of three words; less where letters are large. */
const forButton = "min(19rem, 30%)";

export const columns = styleVariants({
  one: [grid],
  halves: [grid, columnsFrom(media.sheet, equal(2))],
  thirds: [
    grid,
    {
      "@media": {
        [media.sheet]: { gridTemplateColumns: equal(2) },
        [media.desktopSheet]: { gridTemplateColumns: equal(3) },
      },
    },
  ],
  /** Three, the first wider than the two others; on a tablet it has a row of its own. */
  featured: [
    grid,
    {
      "@media": {
        [media.sheet]: { gridTemplateColumns: equal(2) },
        [media.desktopSheet]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)" },
        // The drawings of its cards take what the words leave, all to one line.
        [`screen and ${media.desktop}`]: {
          // The words of the first start where the content does: on a very wide window they keep their room beside that edge.
          gridTemplateColumns: `minmax(calc(${fallbackVar(bleedEdge, "0px")} + 22%), 4fr) minmax(0, 3fr) minmax(0, 3fr)`,
          gridTemplateRows: "1fr auto",
        },
      },
    },
  ],
  quarters: [
    grid,
    {
      "@media": {
        [media.sheet]: { gridTemplateColumns: equal(2) },
        [media.desktopSheet]: { gridTemplateColumns: equal(4) },
      },
    },
  ],
  /** Three, each wider than the one before: texts of which each is longer. */
  growing: [
    grid,
    {
      "@media": {
        [media.tablet]: { gridTemplateColumns: equal(2) },
        [media.desktop]: {
          gridTemplateColumns: `minmax(${forButton}, 3fr) minmax(${forButton}, 4.4fr) minmax(0, 7fr)`,
        },
        print: { gridTemplateColumns: "minmax(0, 3.6fr) minmax(0, 5fr) minmax(0, 8.4fr)" },
      },
    },
  ],
  /** Words on the left, a larger matter on the right. */
  aside: [grid, columnsFrom(media.desktopSheet, "minmax(0, 5fr) minmax(0, 7fr)")],
  /** A main matter on the left, a panel of what helps on the right. */
  panel: [grid, columnsFrom(media.desktop, "minmax(0, 8fr) minmax(0, 4fr)")],
  /** A narrow column of links on the left, a page of text on the right. */
  contents: [grid, columnsFrom(media.desktopSheet, "minmax(0, 4fr) minmax(0, 8fr)")],
  /** A row of cards, and at its end a narrow column that is as tall as they are. */
  ending: [grid, columnsFrom(media.desktop, "minmax(0, 10fr) minmax(0, 3fr)")],
  /** What explains a plan, what was chosen on it, how to go about it. */
  plan: [grid, columnsFrom(media.desktop, "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)")],
  /** A larger matter on the left. */
  lead: [grid, columnsFrom(media.desktopSheet, "minmax(0, 7fr) minmax(0, 5fr)")],
  /** Two matters of one weight, each of which takes the width of a tablet. */
  pair: [grid, columnsFrom(media.desktopSheet, equal(2))],
  /** Halves in what is already a column of a desktop: side by side on a tablet, and again on a wide window. */
  within: [
    grid,
    {
      "@media": {
        [media.sheet]: { gridTemplateColumns: equal(2) },
        [`screen and ${media.desktop} and (max-width: 1280px)`]: { gridTemplateColumns: "minmax(0, 1fr)" },
      },
    },
  ],
  /** On a desktop: a row of three controls and one of two, all as wide. */
  controls: [grid, columnsFrom(media.desktop, "minmax(0, 3fr) minmax(0, 2fr)")],
  /** Three at most, filled one after the other as in a newspaper: children of very different heights leave no hole. */
  newspaper: { columns: "3 18rem" },
  /** As many equal columns as there are children, a rule between them. */
  ruled: {
    display: "grid",
    "@media": { [media.desktopSheet]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
    // Its children share their rows: a sheet of paper would end between a logo and its name.
    breakInside: "avoid",
  },
});

globalStyle(`${columns.newspaper} > *`, { breakInside: "avoid" });
// The gap is that of the columns: between what stands below the other, one of the same height, which the head of a column drops.
globalStyle(`${columns.newspaper} > * + *`, { marginBlockStart: theme.space.wide });

const rule = `${theme.border.control} solid ${theme.color.line}`;

globalStyle(`${columns.ruled} > *`, {
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: theme.space.close,
  minWidth: 0,
  paddingBlock: theme.space.regular,
  "@media": {
    [media.desktopSheet]: { paddingBlock: theme.space.close, paddingInline: "clamp(20px, 2.2vw, 44px)" },
  },
});

// Each part of its children, a logo, a title, a link, starts on the same line as that of the others.
globalStyle(`${columns.ruled} > :has(> :nth-child(4))`, {
  "@media": {
    [media.desktopSheet]: { display: "grid", gridRow: "span 4", gridTemplateRows: "subgrid" },
  },
});
globalStyle(`${columns.ruled} > :has(> :nth-child(5))`, {
  "@media": { [media.desktopSheet]: { gridRow: "span 5" } },
});

globalStyle(`${columns.ruled} > :first-child`, {
  "@media": { [media.desktopSheet]: { paddingInlineStart: 0 } },
});

globalStyle(`${columns.ruled} > * + *`, {
  borderBlockStart: rule,
  "@media": { [media.desktopSheet]: { borderBlockStart: 0, borderInlineStart: rule } },
});

// Two columns leave one of three alone: it takes a row to itself.
const alone = [
  `${columns.growing} > :last-child`,
  `${columns.thirds} > :last-child:nth-child(3)`,
  `${columns.featured} > :first-child`,
];
for (const child of alone) {
  globalStyle(child, {
    "@media": { [`screen and ${media.tabletOnly}`]: { gridColumn: "1 / -1" } },
  });
}

globalStyle(`${columns.ending} > :first-child`, { display: "grid" });

// Blocks, not rows: what is long goes from sheet to sheet, where Firefox would begin a row of a grid on the next.
export const stackOnPaper = style({ "@media": { print: { display: "block" } } });

globalStyle(`${stackOnPaper} > * + *`, { "@media": { print: { marginBlockStart: theme.space.near } } });

export const align = styleVariants({
  stretch: {},
  center: { alignItems: "center" },
});

export const space = styleVariants({
  none: { gap: 0 },
  gutter: { gap: theme.space.gutter },
  /** Cards without a frame: more room between the rows than between the columns. */
  rows: {
    gap: `clamp(30px, 3.6vw, 56px) ${theme.space.gutter}`,
    "@media": { print: { rowGap: theme.space.regular } },
  },
  wide: { gap: `${theme.space.wide} clamp(32px, 5vw, 96px)` },
  /** On the columns of a ruled list that stands above or below. */
  ruled: { gap: theme.space.wide },
});

// An entry of a list is not cut by the end of a sheet of paper.
globalStyle(`${grid} > li`, { breakInside: "avoid" });

// While a list is put in another order, each item slides to its place. The application starts it, as a view transition of this type.
globalStyle(`:root:active-view-transition-type(reorder) ${grid} > li`, {
  viewTransitionName: "match-element",
});

// Meanwhile the rest of the page stays itself, not a picture of it: who presses another filter at once is heard.
globalStyle(":root:active-view-transition-type(reorder)", { viewTransitionName: "none" });
globalStyle("::view-transition", { pointerEvents: "none" });
