import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { font, fontSize, space } = theme;

/** Where the content of the other sections starts, for what runs to the side of the window. */
const gridEdge = `max(${space.margin}, calc((100vw - ${theme.size.content}) / 2 + ${space.margin}))`;

export const picker = style({
  gridArea: "picker",
  paddingInline: space.margin,
  "@media": {
    [media.desktop]: { paddingInlineStart: gridEdge, paddingBlockEnd: "clamp(40px, 4vw, 64px)" },
  },
});

export const kind = styleVariants({
  figures: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: '"heading" "stage" "controls"',
    rowGap: "26px",
  },
  showcase: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: '"heading" "picker" "stage" "controls"',
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(360px, 4.6fr) minmax(0, 8fr)",
        gridTemplateRows: "1fr auto",
        gridTemplateAreas: '"heading stage" "picker stage"',
      },
    },
  },
});

export const heading = styleVariants({
  figures: { gridArea: "heading" },
  showcase: {
    gridArea: "heading",
    padding: `clamp(56px, 6.4vw, 104px) ${space.margin} ${space.wide}`,
    "@media": { [media.desktop]: { paddingInlineStart: gridEdge } },
  },
});

const stage = style({
  position: "relative",
  gridArea: "stage",
  display: "grid",
  gridAutoFlow: "column",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  "@media": {
    "(scripting: enabled)": { scrollbarWidth: "none" },
    [media.motion]: { scrollBehavior: "smooth" },
    print: { gridAutoFlow: "row", overflow: "visible", minHeight: "0 !important" },
  },
});

export const row = styleVariants({
  figures: [
    stage,
    {
      gridAutoColumns: "82%",
      gap: space.gutter,
      "@media": {
        // On a phone the row runs to the sides of the window: the next drawing shows that there is one.
        [media.belowTablet]: {
          marginInline: `calc(-1 * ${space.margin})`,
          paddingInline: space.margin,
          scrollPaddingInline: space.margin,
        },
        [media.tablet]: { gridAutoColumns: `calc((100% - 2 * ${space.gutter}) / 3)` },
        print: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", marginInline: 0, paddingInline: 0 },
      },
    },
  ],
  showcase: [
    stage,
    {
      gridAutoColumns: "100%",
      "@media": { [media.desktop]: { minHeight: "clamp(560px, 55vw, 860px)" } },
    },
  ],
});

const snapped = style({
  position: "relative",
  minWidth: 0,
  scrollSnapAlign: "start",
  breakInside: "avoid",
});

export const slide = styleVariants({
  figures: [snapped],
  showcase: [
    snapped,
    {
      display: "flex",
      flexDirection: "column",
      "@media": { [media.desktop]: { justifyContent: "end", alignItems: "start" } },
    },
  ],
});

export const frame = styleVariants({
  figures: {
    position: "relative",
    aspectRatio: "4 / 4.7",
    "@media": { print: { aspectRatio: "auto", height: "42mm" } },
  },
  showcase: {
    position: "relative",
    height: "410px",
    "@media": {
      [`screen and ${media.desktop}`]: { position: "absolute", inset: 0, height: "auto" },
      print: { height: "60mm" },
    },
  },
});

export const caption = style({ paddingBlockStart: space.near, lineHeight: 1.4 });

export const plate = style({
  position: "relative",
  flex: 1,
  padding: "20px 20px 22px",
  "@media": { [media.desktop]: { flex: "none", maxWidth: "430px", padding: "26px 34px 30px" } },
});

const name = style({ fontFamily: font.display, fontWeight: 800, lineHeight: 1.2 });

export const title = styleVariants({
  figures: [name, { fontSize: "1.25rem", fontStretch: "88%" }],
  showcase: [
    name,
    {
      marginBlockEnd: space.close,
      fontSize: fontSize.label,
      fontStretch: "92%",
      color: theme.color.text.accent,
    },
  ],
});

const waiting = style({
  gridArea: "stage",
  position: "relative",
  display: "grid",
  placeItems: "center",
  background: theme.color.surface.raised,
  "::before": {
    content: "",
    position: "absolute",
    inset: 0,
    background: theme.color.wake.track,
    mask: `${wakes.long} left center / 78px 18px repeat`,
  },
});

/** Stands where the slides will. */
export const loading = styleVariants({
  figures: [waiting, { aspectRatio: "1", "@media": { [media.tablet]: { aspectRatio: "12.4 / 4.7" } } }],
  showcase: [waiting, { minHeight: "clamp(560px, 55vw, 860px)" }],
});

export const loadingWords = style({
  position: "relative",
  padding: `${space.close} ${space.near}`,
  background: theme.color.surface.page,
  fontWeight: 600,
});
