import { style, styleVariants } from "@vanilla-extract/css";
import { CONTENT_EDGE } from "../../theme/contentEdge.ts";
import { media } from "../../theme/media.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { space } = theme;

export const picker = style({
  gridArea: "picker",
  paddingInline: space.margin,
  "@media": {
    [media.desktop]: { paddingInlineStart: CONTENT_EDGE, paddingBlockEnd: space.regular },
  },
});

export const layout = styleVariants({
  figures: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: '"heading" "stage" "controls"',
    // Beside a text that unfolds it stays where it is.
    alignContent: "start",
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
      print: { breakInside: "avoid" },
    },
  },
});

export const heading = styleVariants({
  figures: { gridArea: "heading", marginBlockEnd: "26px" },
  showcase: {
    gridArea: "heading",
    padding: `clamp(44px, 3vw, 64px) ${space.margin} ${space.regular}`,
    "@media": {
      [media.desktop]: { paddingInlineStart: CONTENT_EDGE },
      print: { padding: `${space.section} 0` },
    },
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
        [media.tablet]: { gridAutoColumns: "62%" },
        // On a desk it stands beside words: one drawing at a time, as many stops as drawings.
        [media.desktop]: { gridAutoColumns: "100%" },
        print: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", marginInline: 0, paddingInline: 0 },
      },
    },
  ],
  showcase: [
    stage,
    {
      gridAutoColumns: "100%",
      "@media": {
        [media.desktop]: { minHeight: "clamp(540px, 42vw, 800px)" },
        print: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: space.gutter },
      },
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

const ground = style({
  gridArea: "stage",
  position: "relative",
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
  figures: [ground, { aspectRatio: "1", "@media": { [media.tablet]: { aspectRatio: "5 / 2" } } }],
  showcase: [ground, { minHeight: "clamp(540px, 47vw, 860px)" }],
});

/** Over the middle of the picture that is on its way. */
export const waiting = style([
  surface.paper,
  {
    gridArea: "stage",
    // Where every drawing is, and no words are, however large.
    placeSelf: "start center",
    marginBlockStart: "clamp(96px, 16vw, 260px)",
    position: "relative",
    padding: `${space.close} ${space.near}`,
    fontWeight: 600,
    pointerEvents: "none",
    "@media": { print: { display: "none" } },
  },
]);
