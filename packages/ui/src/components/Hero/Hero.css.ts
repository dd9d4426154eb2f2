import { assignVars, globalStyle, type GlobalStyleRule, style, type StyleRule } from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { media } from "../../theme/media.ts";
import { surfaces } from "../../theme/surfaces.ts";
import { theme } from "../../theme/theme.css.ts";

const { size, space } = theme;

/** The words and the drawing share the first row, the caption has the second. */
export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto",
});

export const plate = style({
  gridArea: "1 / 1 / 3 / 2",
  display: "grid",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { print: { gridArea: "2 / 1", gridTemplateRows: "auto auto" } },
});

export const frame = over.frame;

/** How tall a wide drawing is. */
const WIDE = "clamp(660px, 62.5vw, 1060px)";

/** Whole, standing on the foot of the section: words too long for its calm top push it down. */
export const drawing = style({
  position: "absolute",
  inset: "auto 0 0",
  height: "200vw",
  "@media": { [media.tablet]: { height: WIDE }, print: { inset: 0, height: "auto" } },
});

export const caption = style({
  paddingInline: `max(${space.margin}, calc((100% - ${size.content}) / 2 + ${space.margin}))`,
  paddingBlockStart: "clamp(26px, 4vw, 58px)",
});

export const words = style([
  over.words,
  {
    gridArea: "1 / 1",
    display: "flex",
    flexDirection: "column",
    minHeight: "min(200vw, 1100px)",
    paddingBlockStart: `calc(${size.header} + ${space.near})`,
    paddingBlockEnd: space.regular,
    "@media": {
      [media.tablet]: {
        minHeight: WIDE,
        paddingBlockStart: "clamp(104px, 8.6vw, 150px)",
      },
      print: { minHeight: 0, paddingBlockStart: 0 },
    },
  },
]);

/** How much of a wide drawing is calm. On a tall one it is the upper half, and the boats sail in the lower. */
const CALM = "44%";
const BOATS = `calc(104vw - ${size.control} - ${space.regular})`;

export const text = style({
  display: "flex",
  flexDirection: "column",
  gap: `clamp(${space.near}, 2vw, 32px)`,
  marginBlockEnd: BOATS,
  "@media": { [media.tablet]: { maxWidth: CALM, marginBlockEnd: 0 }, print: { marginBlockEnd: 0 } },
});

const { action } = theme.color;

/** Over the sea, whose ink is dark. On a phone at its foot, the full action in yellow; else in night. */
export const actions = style([
  over.actions,
  {
    vars: assignVars(theme.color, surfaces.night),
    color: theme.color.text.default,
    "@media": {
      [media.belowTablet]: { marginBlockStart: "auto", gap: space.close },
      [media.tablet]: {
        vars: assignVars(action, surfaces.paper.action),
        maxWidth: CALM,
        marginBlockStart: "clamp(22px, 2.2vw, 36px)",
        // The foot of a wide drawing, whose ink is dark: the words above stay out of it.
        alignContent: "start",
        minHeight: `calc(.26 * ${WIDE})`,
      },
    },
  },
]);

// Side by side on the narrow foot of the drawing: narrower letters, no ornament.
const phone = (rule: StyleRule): GlobalStyleRule => ({ "@media": { [media.belowTablet]: rule } });
globalStyle(
  `${actions} > *`,
  phone({ flex: "1 1 auto", paddingInline: "10px !important", fontStretch: "74% !important" }),
);
// No room for the wake.
globalStyle(`${actions} > *::before`, phone({ display: "none" }));
