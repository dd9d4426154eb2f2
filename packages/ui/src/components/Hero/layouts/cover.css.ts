import { assignVars, globalStyle, type GlobalStyleRule, style, type StyleRule } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { media } from "../../../theme/media.ts";
import { besideOnPaper } from "../../../theme/paper.ts";
import { inkColors } from "../../../theme/schemes.ts";
import { surface } from "../../../theme/surfaces.css.ts";
import { theme } from "../../../theme/theme.css.ts";
import { column } from "./base.css.ts";

const { color, size, space } = theme;

/** How tall the wide drawing is. */
const WIDE = "clamp(660px, 62.5vw, 1600px)";

/** How much of it is calm. On a tall one it is the upper half, and the boats sail in the lower. */
const CALM = "44%";
const BOATS = `calc(104vw - ${size.control} - ${space.regular})`;

/** The words and the drawing share the first row, the caption has the second. */
const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto",
  "@media": { print: besideOnPaper },
});

const words = style([
  over.words,
  column,
  {
    gridArea: "1 / 1",
    backgroundColor: "transparent",
    minHeight: "min(200vw, 1100px)",
    paddingBlockStart: `calc(${size.header} + ${space.near})`,
    paddingBlockEnd: space.regular,
    "@media": {
      [media.tablet]: { minHeight: WIDE, paddingBlockStart: "clamp(104px, 8.6vw, 150px)" },
      print: { minHeight: 0, paddingBlockStart: 0 },
    },
  },
]);
globalStyle(`${words} p`, { "@media": { [media.moreContrast]: { backgroundColor: color.surface.page } } });

const measure = style([
  column,
  {
    gap: `clamp(${space.near}, 2vw, 32px)`,
    marginBlockEnd: BOATS,
    "@media": {
      [media.tablet]: { maxWidth: CALM, marginBlockEnd: 0 },
      print: { maxWidth: "none", marginBlockEnd: 0 },
    },
  },
]);
globalStyle(`${measure} > :is(h1, h2)`, { "@media": { [media.tabletOnly]: { maxWidth: "84%" } } });

/** Over the sea, whose ink is dark. On a phone at its foot, the full action in yellow; else in night. */
const actions = style([
  over.actions,
  surface.night,
  {
    backgroundColor: "transparent",
    "@media": {
      [media.belowTablet]: { marginBlockStart: "auto", gap: space.close },
      [media.tablet]: {
        vars: assignVars(color.action, inkColors.paper.action),
        maxWidth: CALM,
        marginBlockStart: "clamp(22px, 2.2vw, 36px)",
        // The foot of a wide drawing, whose ink is dark: the words above stay out of it.
        alignContent: "start",
        minHeight: `calc(.26 * ${WIDE})`,
      },
      // One row, below what stands on the horizon.
      [media.tabletOnly]: {
        maxWidth: "54%",
        gap: space.close,
        marginBlockStart: space.loose,
        minHeight: `calc(.18 * ${WIDE})`,
      },
      print: { minHeight: 0, marginBlockStart: 0 },
    },
  },
]);

// Side by side on the narrow foot of the drawing: narrower letters, no ornament on a phone.
const phone = (rule: StyleRule): GlobalStyleRule => ({ "@media": { [media.belowTablet]: rule } });
globalStyle(`${actions} > *`, {
  "@media": {
    [media.belowTablet]: {
      flex: "1 1 auto",
      paddingInline: "10px !important",
      fontStretch: "74% !important",
    },
    [media.tabletOnly]: { paddingInline: "16px !important", fontStretch: "76% !important" },
  },
});
// No room for the wake.
globalStyle(`${actions} > *::before`, phone({ display: "none" }));

/** The drawing and its caption. */
const plate = style({
  gridArea: "1 / 1 / 3 / 2",
  display: "grid",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { print: { gridArea: "1 / 2", gridTemplateRows: "auto auto" } },
});

/** Whole, standing on the foot of the section: words too long for its calm top push it down. */
const drawing = style({
  position: "absolute",
  inset: "auto 0 0",
  height: "200vw",
  "@media": { [media.tablet]: { height: WIDE }, print: { inset: 0, height: "auto" } },
});

const caption = style({
  paddingInline: `max(${space.margin}, calc((100% - ${size.content}) / 2 + ${space.margin}))`,
  paddingBlockStart: "clamp(20px, 2vw, 30px)",
});

export const cover = { section, words, measure, actions, frame: over.frame, plate, drawing, caption };
