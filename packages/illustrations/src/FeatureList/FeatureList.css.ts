import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { space } = theme;

const list = style({ display: "grid" });

export const layout = styleVariants({
  row: [
    list,
    { "@media": { [media.desktop]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } } },
  ],
  column: [list],
});

export const point = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  alignContent: "start",
  columnGap: space.regular,
  rowGap: space.close,
  minWidth: 0,
  padding: "clamp(24px, 2.4vw, 36px)",
  breakInside: "avoid",
  selectors: { [`${layout.column} > &`]: { "@media": { [media.desktop]: { padding: "20px 28px" } } } },
  "@media": { print: { columnGap: space.near, padding: `${space.close} ${space.regular} ${space.close} 0` } },
});

/** A point has the room of three, below the desktop; it always has in a column. */
const isWide = `${media.tablet} and ${media.belowDesktop}`;

// Beside the pictogram, the title and what makes it precise; below, the whole width is for the words, unless it is wide.
globalStyle(`${point} > :first-child`, {
  gridRow: "1 / span 2",
  alignSelf: "center",
  "@media": { [isWide]: { gridRow: "1 / span 3" } },
});
globalStyle(`${point} > p:last-child`, { gridColumn: "1 / -1", "@media": { [isWide]: { gridColumn: "2" } } });
globalStyle(`${layout.column} > ${point} > :first-child`, {
  "@media": { [media.desktop]: { gridRow: "1 / span 3" } },
});
globalStyle(`${layout.column} > ${point} > p:last-child`, {
  "@media": { [media.desktop]: { gridColumn: "2" } },
});

export const subtitle = style({ fontWeight: 700, lineHeight: 1.3 });
