import { style } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../../theme/contentEdge.ts";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { onInk, underHeader } from "./base.css.ts";

const { color, size, space } = theme;

/** The paper around a print. */
const PAPER = "clamp(14px, 1.6vw, 26px)";

const section = style([
  underHeader,
  {
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        minHeight: "clamp(520px, 42vw, 760px)",
      },
    },
  },
]);

const words = style([
  onInk,
  {
    "@media": {
      // On the right even while the drawing is still on its way.
      [media.desktop]: { gridArea: "1 / 2", paddingInline: `clamp(24px, 4vw, 64px) ${CONTENT_EDGE}` },
    },
  },
]);

/** The frame keeps the drawing whole, on the grid of the page. */
const frame = style([
  over.frame,
  {
    margin: `0 ${space.margin} ${space.regular}`,
    // The proportions are those of the drawing, inside its paper.
    boxSizing: "content-box",
    aspectRatio: "4 / 3",
    border: `${PAPER} solid ${color.surface.raised}`,
    outline: `1px solid ${color.line}`,
    "@media": {
      [media.desktop]: {
        gridArea: "1 / 1",
        alignSelf: "center",
        margin: `clamp(24px, 2.4vw, 44px) 0 clamp(24px, 2.4vw, 44px) ${CONTENT_EDGE}`,
      },
      print: { aspectRatio: "auto", height: size.print },
    },
  },
]);

export const plate = { section, words, actions: over.wideActions, frame };
