import { globalStyle, style } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../../theme/contentEdge.ts";
import { media } from "../../../theme/media.ts";
import { besideOnPaper } from "../../../theme/paper.ts";
import { theme } from "../../../theme/theme.css.ts";

const { layer, size, space } = theme;

const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { print: { ...besideOnPaper, gridTemplateRows: "auto auto auto 1fr" } },
});

/** The headline lies on the calm sky, the other words below the drawing. */
const words = style({ display: "contents" });

globalStyle(`${words} > :is(h1, h2)`, {
  gridArea: "1 / 1",
  alignSelf: "start",
  zIndex: layer.overPicture,
  boxSizing: "border-box",
  maxWidth: "54%",
  marginBlockStart: `calc(${size.header} + clamp(20px, 3.4vw, 72px))`,
  paddingInline: `${CONTENT_EDGE} 0`,
  "@media": {
    [media.tabletOnly]: { maxWidth: "37%" },
    [media.belowTablet]: { maxWidth: "none", paddingInline: space.margin },
    print: { maxWidth: "none", marginBlockStart: 0 },
  },
});

// A margin, for what has a measure of its own would lose the room of a padding.
globalStyle(`${words} > :not(h1, h2)`, { marginInline: CONTENT_EDGE, paddingBlockStart: space.regular });

globalStyle(`${words} > :last-child`, { paddingBlockEnd: space.wide });

globalStyle(`${words} > *`, { "@media": { print: { gridColumn: 1 } } });

const frame = style([
  over.frame,
  {
    gridArea: "1 / 1",
    height: "130vw",
    "@media": {
      [media.tablet]: { height: "clamp(420px, 40vw, 1000px)" },
      print: { gridArea: "1 / 2 / span 4 / 3", height: size.print },
    },
  },
]);

export const panorama = { section, words, actions: over.wideActions, frame };
