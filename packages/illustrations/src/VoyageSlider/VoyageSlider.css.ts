import { style } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { color, font, fontSize, size, space } = theme;

const base = style([
  surface.night,
  { display: "grid", "@media": { [media.noScript]: { display: "none" }, print: { display: "none" } } },
]);

const edge = `max(${space.margin}, calc((100% - ${size.content}) / 2 + ${space.margin}))`;

/** One with the map above it; the porthole hangs over its right on a wide page. */
export const bar = style([
  base,
  {
    gap: `${space.near} ${space.wide}`,
    padding: `${space.regular} ${space.margin}`,
    paddingInlineStart: edge,
    "@media": {
      [media.tabletOnly]: { paddingInlineEnd: "calc(38% + 44px)" },
      // On the columns of what stands below.
      [media.desktop]: {
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        columnGap: space.gutter,
        paddingInlineEnd: edge,
        paddingBlockEnd: space.close,
      },
    },
  },
]);

/** Beside a chart: one column. */
const panel = style([base, { gap: space.close, padding: `${space.near} ${space.regular}` }]);

export const layout = { bar, panel };

export const control = style({ minWidth: 0 });

export const label = style({ display: "block", fontWeight: 700 });

export const row = style({ display: "flex", alignItems: "center", gap: space.close });

export const range = style({
  flex: "1 1 0",
  minWidth: 0,
  height: size.target,
  margin: 0,
  accentColor: color.selected.background,
  cursor: "pointer",
  touchAction: "pan-y",
});

/** Under both ends of the track. */
export const ends = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  marginBlockStart: "6px",
  columnGap: space.close,
  paddingInline: "44px",
  fontSize: fontSize.small,
  lineHeight: 1.2,
});

/** As tall for the longest story as for the shortest: what lies below does not move. */
export const told = {
  bar: style({
    minHeight: "7.4em",
    "@media": {
      "(max-width: 375px)": { minHeight: "8.5em" },
      [media.desktop]: { gridColumn: "2 / -1", maxWidth: "31vw" },
    },
  }),
  panel: style({ minHeight: "3em" }),
};

export const title = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "84%",
  fontSize: fontSize.subtitle,
  lineHeight: 1.05,
  color: color.text.accent,
});
