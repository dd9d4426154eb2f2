import { globalStyle, style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { space } = theme;

/** On paper it keeps its own height beside a longer matter. */
export const list = style({ display: "grid", "@media": { print: { alignContent: "start" } } });

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
  "@media": {
    // Taller than its words, it holds them together in its middle, as the pictogram.
    [media.tablet]: { gridTemplateRows: "none", alignContent: "center" },
    [media.desktop]: { padding: "20px 28px" },
    print: { columnGap: space.near, padding: `${space.close} ${space.regular} ${space.close} 0` },
  },
});

// Beside the pictogram, the title and what makes it precise; on a phone the words have the whole width, below.
globalStyle(`${point} > :first-child`, {
  gridRow: "1 / span 2",
  alignSelf: "center",
  "@media": { [media.tablet]: { gridRow: "1 / span 3" } },
});
globalStyle(`${point} > p:last-child`, {
  gridColumn: "1 / -1",
  "@media": { [media.tablet]: { gridColumn: "2" } },
});

export const subtitle = style({ fontWeight: 700, lineHeight: 1.3 });
