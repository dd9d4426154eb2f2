import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { grain } from "../../internal/grain.css.ts";
import * as over from "../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../theme/contentEdge.ts";
import { media } from "../../theme/media.ts";
import { besideOnPaper } from "../../theme/paper.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font, size, space } = theme;

const oneColumn = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const layout = styleVariants({
  side: [
    oneColumn,
    {
      "@media": {
        [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
        print: besideOnPaper,
      },
    },
  ],
  /** The drawing spreads under the words; under the actions too on a wide page, where its foot has room for them. */
  cover: [
    oneColumn,
    {
      gridTemplateRows: "minmax(clamp(620px, 185vw, 900px), auto) auto",
      "@media": {
        [media.tablet]: { gridTemplateRows: "1fr auto", minHeight: "clamp(320px, 42vw, 1080px)" },
        print: { ...besideOnPaper, gridTemplateRows: "auto", minHeight: 0 },
      },
    },
  ],
  portrait: {},
  stack: { display: "flex", flexDirection: "column", minWidth: 0, breakInside: "avoid" },
});

/** Under words in its middle a drawing has no calm top to keep. */
export const low = style({
  "@media": { [media.tablet]: { minHeight: "clamp(600px, 52vw, 1000px)" }, print: { minHeight: 0 } },
});

/** A portrait and its words keep to the grid of the page. */
export const held = style([
  oneColumn,
  {
    maxWidth: size.content,
    marginInline: "auto",
    "@media": {
      [media.tablet]: {
        gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr)",
        gap: "clamp(28px, 5vw, 90px)",
        paddingInline: space.margin,
      },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
      print: {
        gridTemplateColumns: "minmax(0, 3fr) minmax(0, 8fr)",
        columnGap: space.wide,
        paddingBlockStart: space.regular,
      },
    },
  },
]);

const clipped = style([grain, { position: "relative", overflow: "hidden" }]);

export const frame = styleVariants({
  side: [
    over.frame,
    grain,
    {
      minHeight: "min(96vw, 520px)",
      "@media": { [media.desktop]: { minHeight: "clamp(460px, 40vw, 620px)" }, print: { minHeight: 0 } },
    },
  ],
  cover: [
    over.frame,
    {
      gridArea: "1 / 1",
      "@media": { [media.tablet]: { gridArea: "1 / 1 / 3 / 2" }, print: { gridArea: "1 / 2 / 3 / 3" } },
    },
  ],
  portrait: [
    clipped,
    {
      minHeight: "320px",
      "@media": {
        [media.tablet]: { minHeight: "clamp(380px, 36vw, 560px)" },
        print: { minHeight: 0, height: size.print, breakInside: "avoid" },
      },
    },
  ],
  stack: [
    over.frame,
    grain,
    { flex: "none", height: "clamp(300px, 29.5vw, 560px)", "@media": { print: { height: "30mm" } } },
  ],
});

const column = style({ display: "flex", flexDirection: "column" });

export const words = styleVariants({
  side: [
    column,
    {
      justifyContent: "center",
      alignItems: "start",
      gap: "clamp(18px, 1.8vw, 28px)",
      minWidth: 0,
      padding: `clamp(44px, 5.6vw, 84px) ${space.margin}`,
      "@media": { [media.desktop]: { paddingInline: `clamp(40px, 5vw, 96px) ${CONTENT_EDGE}` } },
    },
  ],
  cover: [over.words, column, { gridArea: "1 / 1", alignSelf: "start", gap: space.regular }],
  portrait: [
    column,
    {
      alignItems: "start",
      gap: "16px",
      minWidth: 0,
      padding: `32px ${space.margin} 44px`,
      "@media": {
        [media.tablet]: { paddingBlock: "clamp(44px, 4.4vw, 80px)", paddingInline: 0 },
        // The last words of a page: what they leave below them would be a sheet of its own.
        print: { paddingBlock: `${space.regular} 0` },
      },
    },
  ],
  stack: [
    column,
    {
      gap: space.regular,
      padding: `clamp(26px, 3.4vw, 56px) ${space.margin} clamp(36px, 4vw, 64px)`,
      "@media": { print: { paddingBlock: space.regular } },
    },
  ],
});

/** Where the words stand over a drawing. */
export const align = styleVariants({
  start: {
    paddingBlockStart: "34vw",
    "@media": {
      [media.tablet]: { paddingBlockStart: "clamp(44px, 4.4vw, 80px)" },
      print: { paddingBlockStart: space.section },
    },
  },
  center: {
    alignItems: "center",
    paddingBlockStart: "clamp(44px, 4.4vw, 80px)",
    textAlign: "center",
    "@media": { print: { alignItems: "start", paddingBlockStart: space.section, textAlign: "start" } },
  },
});

// A centred headline is a measure in the middle of the page; whatever the order of the styles, it has the last word.
globalStyle(`section > ${words.cover} > *`, { width: "100%", maxWidth: "980px" });

// On a wide page they stand at its left; what the drawing shows begins beside them.
globalStyle(`section > ${align.start} > *`, {
  "@media": { [`screen and ${media.tablet}`]: { maxWidth: "min(18.5vw, 280px)" } },
});

export const eyebrow = style({
  marginBlockEnd: `calc(-1 * ${space.near})`,
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "92%",
  fontSize: theme.fontSize.label,
  color: color.text.accent,
});

export const actions = over.wideActions;

/** The dark foot of a drawing that the words lie on; a flat below it on a phone. */
export const foot = style([
  surface.night,
  {
    gridArea: "2 / 1",
    "@media": { [media.tablet]: { backgroundColor: "transparent" }, print: { gridArea: "2 / 1" } },
  },
]);

export const footActions = style([
  over.words,
  over.wideActions,
  {
    justifyContent: "center",
    paddingBlock: `${space.regular} clamp(24px, 2vw, 30px)`,
    "@media": { print: { justifyContent: "start", paddingBlock: space.close } },
  },
]);

// The question is not one of the buttons that answer it.
globalStyle(`${footActions} > :is(h2, h3)`, { marginInlineEnd: space.regular });

// Narrower than that, question and buttons need two rows, which would lie over what the drawing shows: they stand below it.
const ON_TWO_ROWS = `screen and ${media.tablet} and (max-width: 1360px)`;
globalStyle(low, { "@media": { [ON_TWO_ROWS]: { minHeight: "clamp(700px, 76vw, 940px)" } } });
globalStyle(`${low} > ${frame.cover}`, { "@media": { [ON_TWO_ROWS]: { gridArea: "1 / 1" } } });
globalStyle(`${low} > ${foot} > ${footActions} > :is(h2, h3)`, {
  "@media": { [ON_TWO_ROWS]: { flex: "0 0 100%", textAlign: "center" } },
});
globalStyle(`${low} > ${foot}`, { "@media": { [ON_TWO_ROWS]: { backgroundColor: color.surface.page } } });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.sheet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    print: { columnGap: space.wide },
  },
});

// The outer sides stand where the content of the other sections does.
globalStyle(`${pair} > :nth-child(odd) > ${words.stack}`, {
  "@media": { [media.tablet]: { paddingInlineStart: CONTENT_EDGE } },
});
globalStyle(`${pair} > :nth-child(even) > ${words.stack}`, {
  "@media": { [media.tablet]: { paddingInlineEnd: CONTENT_EDGE } },
});
