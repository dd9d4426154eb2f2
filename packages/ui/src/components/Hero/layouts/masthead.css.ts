import { globalStyle, style } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../../theme/contentEdge.ts";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { largest } from "../../Heading/fitted.css.ts";
import { underHeader } from "./base.css.ts";

const { color, size, space } = theme;

const section = style([
  underHeader,
  {
    columnGap: "clamp(32px, 4vw, 96px)",
    paddingInline: CONTENT_EDGE,
    paddingBlockEnd: space.wide,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        gridTemplateRows: "auto auto auto 1fr",
      },
      print: { gridTemplateRows: "auto auto auto 1fr" },
    },
  },
]);

/** Its children are laid on the grid of the section: the headline over both columns. */
const words = style({ display: "contents" });

/** As wide as the page, between two rules, as the name of a newspaper. */
globalStyle(`${words} > :is(h1, h2)`, {
  vars: { [largest]: "100cqi" },
  gridColumn: "1 / -1",
  marginBlockEnd: space.regular,
  paddingBlock: space.regular,
  borderBlockEnd: `6px double ${color.line}`,
});

// In the first column even while the drawing is still on its way.
globalStyle(`${words} > :not(h1, h2)`, { gridColumn: 1, marginBlockEnd: space.regular });

const actions = style([over.wideActions, { alignSelf: "start", paddingBlockEnd: space.near }]);

const frame = style([
  over.frame,
  {
    aspectRatio: "16 / 10",
    "@media": {
      [media.desktop]: { gridColumn: 2, gridRow: "2 / span 3", aspectRatio: "auto", minHeight: "28vw" },
      print: { gridColumn: 2, gridRow: "2 / span 3", aspectRatio: "auto", height: size.print },
    },
  },
]);

export const masthead = { section, words, actions, frame };
