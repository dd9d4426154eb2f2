import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { media } from "../../../theme/media.ts";
import { besideOnPaper } from "../../../theme/paper.ts";
import { surface } from "../../../theme/surfaces.css.ts";
import { theme } from "../../../theme/theme.css.ts";
import { column, oneColumn } from "./base.css.ts";

const { color, space } = theme;

/** The drawing spreads under the words; under the actions too on a wide page, where its foot has room for them. */
const section = style([
  oneColumn,
  {
    gridTemplateRows: "minmax(clamp(620px, 185vw, 900px), auto) auto",
    "@media": {
      [media.tablet]: { gridTemplateRows: "1fr auto", minHeight: "clamp(320px, 42vw, 1080px)" },
      print: { ...besideOnPaper, gridTemplateRows: "auto", minHeight: 0 },
    },
  },
]);

/** Under words in its middle a drawing has no calm top to keep. */
const low = style({
  "@media": { [media.tablet]: { minHeight: "clamp(600px, 52vw, 1000px)" }, print: { minHeight: 0 } },
});

const frame = style([
  over.frame,
  {
    gridArea: "1 / 1",
    "@media": { [media.tablet]: { gridArea: "1 / 1 / 3 / 2" }, print: { gridArea: "1 / 2 / 3 / 3" } },
  },
]);

const words = style([over.words, column, { gridArea: "1 / 1", alignSelf: "start", gap: space.regular }]);

/** Where the words stand. */
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
globalStyle(`section > ${words} > *`, { width: "100%", maxWidth: "980px" });

// On a wide page they stand at its left; what the drawing shows begins beside them.
globalStyle(`section > ${align.start} > *`, {
  "@media": { [`screen and ${media.tablet}`]: { maxWidth: "min(18.5vw, 280px)" } },
});

/** The dark foot of the drawing that the actions lie on; a flat below it on a phone. */
const foot = style([
  surface.night,
  {
    gridArea: "2 / 1",
    "@media": { [media.tablet]: { backgroundColor: "transparent" }, print: { gridArea: "2 / 1" } },
  },
]);

const actions = style([
  over.words,
  over.wideActions,
  {
    justifyContent: "center",
    paddingBlock: `${space.regular} clamp(24px, 2vw, 30px)`,
    "@media": { print: { justifyContent: "start", paddingBlock: space.close } },
  },
]);

// The question is not one of the buttons that answer it.
globalStyle(`${actions} > :is(h2, h3)`, { marginInlineEnd: space.regular });

// Narrower than that, question and buttons need two rows, which would lie over what the drawing shows: they stand below it.
const ON_TWO_ROWS = `screen and ${media.tablet} and (max-width: 1360px)`;
globalStyle(low, { "@media": { [ON_TWO_ROWS]: { minHeight: "clamp(700px, 76vw, 940px)" } } });
globalStyle(`${low} > ${frame}`, { "@media": { [ON_TWO_ROWS]: { gridArea: "1 / 1" } } });
globalStyle(`${low} > ${foot} > ${actions} > :is(h2, h3)`, {
  "@media": { [ON_TWO_ROWS]: { flex: "0 0 100%", textAlign: "center" } },
});
globalStyle(`${low} > ${foot}`, { "@media": { [ON_TWO_ROWS]: { backgroundColor: color.surface.page } } });

export const cover = { section, low, frame, words, foot, actions };
