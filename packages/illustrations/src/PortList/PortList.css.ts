import { globalStyle, style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { border, color, fontSize, size, space } = theme;

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { print: { columns: 2, columnGap: space.regular } },
});

export const port = style({
  display: "grid",
  gridTemplateColumns: "52px minmax(0, 1fr)",
  // What the flags are taller by lies below the words, not between their lines.
  gridTemplateRows: "repeat(5, auto) 1fr",
  gap: `2px ${space.regular}`,
  padding: `${space.regular} ${space.near}`,
  borderBlockStart: `${border.control} solid ${color.border.control}`,
  scrollMarginBlockStart: `calc(${size.header} + ${space.regular})`,
  breakInside: "avoid",
  selectors: {
    // Where the reader is; where a link led, if nothing tells where the reader is (enhanceBesideCharts.ts).
    "&[data-here], &:target:not([data-beside=follows] *)": {
      backgroundColor: color.selected.background,
      color: color.selected.text,
    },
  },
  "@media": {
    [media.largeText]: { columnGap: space.near },
    [media.tablet]: {
      gridTemplateColumns: "72px minmax(0, 1fr)",
      padding: `${space.regular} ${space.regular}`,
    },
    print: { gridTemplateColumns: "34px minmax(0, 1fr)", padding: "8px 0", fontSize: "9.5pt" },
  },
});

globalStyle(`${port} > *`, { gridColumn: 2 });
globalStyle(`${port} > p`, { "@media": { print: { fontSize: "8.5pt", lineHeight: 1.3 } } });
globalStyle(`${port} > h3`, { "@media": { print: { fontSize: "12pt" } } });
globalStyle(`${port} > svg`, { gridColumn: 1, gridRow: "1 / span 6" });

export const when = style({ fontWeight: 700, lineHeight: 1.3 });

export const place = style({ fontSize: fontSize.small, lineHeight: 1.35 });

globalStyle(`${place} > span`, { display: "inline-block" });
