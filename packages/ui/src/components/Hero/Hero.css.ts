import {
  assignVars,
  globalStyle,
  type GlobalStyleRule,
  style,
  type StyleRule,
  styleVariants,
} from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { media } from "../../theme/media.ts";
import { inkColors } from "../../theme/schemes.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font, size, space } = theme;

/** How tall the wide drawing of a cover is. */
const WIDE = "clamp(660px, 62.5vw, 1060px)";

/** How much of it is calm. On a tall one it is the upper half, and the boats sail in the lower. */
const COVER_CALM = "44%";
const BOATS = `calc(104vw - ${size.control} - ${space.regular})`;

/** The calm part of a full drawing is about a third of it. */
const FULL_CALM = "min(36vw, 580px)";

/** Where the content of the other sections starts. */
const CONTENT_EDGE = `max(${space.margin}, calc((100vw - ${size.content}) / 2 + ${space.margin}))`;

const underHeader = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: size.header,
  "@media": { print: { paddingBlockStart: 0 } },
});

const fromDesktop = (gridTemplateColumns: string, minHeight: string) => ({
  "@media": { [media.desktop]: { gridTemplateColumns, minHeight }, print: { minHeight: 0 } },
});

export const layout = styleVariants({
  /** The words and the drawing share the first row, the caption has the second. */
  cover: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto auto" },
  split: [
    underHeader,
    { position: "relative" },
    fromDesktop("minmax(0, 7fr) minmax(0, 5.6fr)", "clamp(600px, 50vw, 800px)"),
  ],
  full: [
    underHeader,
    {
      "@media": {
        [media.desktop]: { minHeight: "min(900px, 100vh)", paddingBlockStart: 0 },
        print: { minHeight: 0 },
      },
    },
  ],
  panel: [underHeader, fromDesktop("minmax(0, 7.2fr) minmax(0, 4.8fr)", "min(100vh, 900px)")],
  even: [underHeader, fromDesktop("minmax(0, 1fr) minmax(0, 1fr)", "640px")],
});

/** Over a drawing, the words of who asks for more contrast have a ground of their own. */
const plated = (words: string) =>
  globalStyle(`${words} p`, { "@media": { [media.moreContrast]: { backgroundColor: color.surface.page } } });

const column = style({ display: "flex", flexDirection: "column" });

const beside = style([
  column,
  {
    gap: space.regular,
    minWidth: 0,
    padding: `clamp(24px, 2.6vw, 40px) ${space.margin} clamp(36px, 4vw, 60px)`,
    "@media": { [media.desktop]: { paddingInlineStart: CONTENT_EDGE } },
  },
]);

export const words = styleVariants({
  cover: [
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
  ],
  split: [
    column,
    {
      justifyContent: "center",
      gap: "clamp(20px, 2.2vw, 34px)",
      padding: `32px ${space.margin} 36px`,
      "@media": {
        [media.tablet]: { paddingBlock: "clamp(40px, 5vw, 84px)" },
        [media.desktop]: { paddingInline: `${CONTENT_EDGE} clamp(24px, 4vw, 64px)` },
      },
    },
  ],
  full: [
    over.words,
    column,
    {
      alignItems: "stretch",
      gap: "22px",
      paddingBlock: `26px ${space.loose}`,
      "@media": {
        [media.desktop]: {
          gridArea: "1 / 1",
          alignSelf: "center",
          paddingBlock: `calc(${size.header} + clamp(36px, 3vw, 64px)) ${space.loose}`,
        },
      },
    },
  ],
  /** What is played stays at the top, where it is looked for, whatever its length. */
  panel: [beside],
  even: [beside, { justifyContent: "center" }],
});

plated(words.cover);
plated(words.full);

/** What holds the words to the calm part of a drawing that lies under them. */
export const measure: Partial<Record<keyof typeof layout, string>> = styleVariants({
  cover: [
    column,
    {
      gap: `clamp(${space.near}, 2vw, 32px)`,
      marginBlockEnd: BOATS,
      "@media": { [media.tablet]: { maxWidth: COVER_CALM, marginBlockEnd: 0 }, print: { marginBlockEnd: 0 } },
    },
  ],
  full: [column, { gap: "22px", "@media": { [media.desktop]: { maxWidth: FULL_CALM } } }],
});

export const actions = styleVariants({
  /** Over the sea, whose ink is dark. On a phone at its foot, the full action in yellow; else in night. */
  cover: [
    over.actions,
    {
      vars: assignVars(color, inkColors.night),
      color: color.text.default,
      "@media": {
        [media.belowTablet]: { marginBlockStart: "auto", gap: space.close },
        [media.tablet]: {
          vars: assignVars(color.action, inkColors.paper.action),
          maxWidth: COVER_CALM,
          marginBlockStart: "clamp(22px, 2.2vw, 36px)",
          // The foot of a wide drawing, whose ink is dark: the words above stay out of it.
          alignContent: "start",
          minHeight: `calc(.26 * ${WIDE})`,
        },
      },
    },
  ],
  split: [over.wideActions],
  full: [over.wideActions, { "@media": { [media.desktop]: { maxWidth: FULL_CALM } } }],
  panel: [over.wideActions],
  even: [over.wideActions],
});

// Side by side on the narrow foot of the drawing: narrower letters, no ornament.
const phone = (rule: StyleRule): GlobalStyleRule => ({ "@media": { [media.belowTablet]: rule } });
globalStyle(
  `${actions.cover} > *`,
  phone({ flex: "1 1 auto", paddingInline: "10px !important", fontStretch: "74% !important" }),
);
// No room for the wake.
globalStyle(`${actions.cover} > *::before`, phone({ display: "none" }));

export const frame = styleVariants({
  cover: [over.frame],
  split: [
    over.frame,
    {
      minHeight: "300px",
      "@media": {
        [media.tablet]: { minHeight: "min(70vw, 520px)" },
        [media.desktop]: { minHeight: 0 },
        print: { minHeight: 0 },
      },
    },
  ],
  full: [
    over.frame,
    {
      height: "clamp(260px, 62vw, 460px)",
      "@media": { [media.desktop]: { gridArea: "1 / 1", height: "auto" } },
    },
  ],
  panel: [
    over.frame,
    { height: "220px", order: -1, "@media": { [media.desktop]: { height: "auto", order: 0 } } },
  ],
  even: [over.frame, { height: "360px", "@media": { [media.desktop]: { height: "auto" } } }],
});

/** The drawing of a cover and its caption. */
export const plate = style({
  gridArea: "1 / 1 / 3 / 2",
  display: "grid",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { print: { gridArea: "2 / 1", gridTemplateRows: "auto auto" } },
});

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

export const figure = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "72%",
  fontSize: "clamp(8.125rem, 18vw, 17rem)",
  lineHeight: 0.76,
  color: color.text.accent,
});

/** After the words; on a wide page, astride the seam between them and the drawing of a split hero. */
export const stamp = style({
  alignSelf: "start",
  maxWidth: "100%",
  "@media": {
    [media.desktop]: {
      position: "absolute",
      zIndex: theme.layer.overPicture,
      insetInlineStart: "calc(100% * 7 / 12.6 - 36px)",
      insetBlockEnd: "36px",
    },
  },
});
