import { globalStyle, style } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { border, color, font, space } = theme;

export const strip = style([
  surface.night,
  {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: theme.layer.overPicture,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: '"title close" "facts close" "actions actions"',
    alignItems: "center",
    columnGap: space.near,
    rowGap: "2px",
    padding: `10px ${space.near} ${space.near}`,
    borderBlockStart: `${border.poster} solid ${color.selected.background}`,
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        gridTemplateAreas: '"title facts close" "actions actions actions"',
        columnGap: space.regular,
        paddingInline: space.regular,
      },
      [media.desktop]: {
        gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
        gridTemplateAreas: '"title facts actions close"',
      },
      // Close up (400 %), a window holds the header or the strip, and something of the page.
      "(max-height: 30em)": { position: "static" },
      print: { display: "none" },
    },
  },
]);

export const title = style({
  gridArea: "title",
  fontFamily: font.display,
  fontWeight: 900,
  fontSize: theme.fontSize.subtitle,
  fontStretch: "84%",
  lineHeight: 1.05,
  color: color.text.accent,
});

export const facts = style({
  gridArea: "facts",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.near,
  fontSize: theme.fontSize.small,
  lineHeight: 1.3,
});

export const actions = style({
  gridArea: "actions",
  display: "flex",
  flexWrap: "wrap",
  gap: space.close,
  "@media": { [media.belowTablet]: { marginBlockStart: space.close } },
});

globalStyle(`${actions} > *`, { "@media": { [media.belowTablet]: { flex: "1 1 max-content" } } });

export const close = style({ gridArea: "close", "@media": { [media.belowTablet]: { alignSelf: "start" } } });
