import { style } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../../theme/contentEdge.ts";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { column, underHeader } from "./base.css.ts";

const { space } = theme;

const section = style([
  underHeader,
  {
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 7.2fr) minmax(0, 4.8fr)",
        minHeight: "min(100vh, 900px)",
      },
    },
  },
]);

/** What is played stays at the top, where it is looked for, whatever its length. */
const words = style([
  column,
  {
    gap: space.regular,
    minWidth: 0,
    padding: `clamp(24px, 2.6vw, 40px) ${space.margin} clamp(36px, 4vw, 60px)`,
    "@media": { [media.desktop]: { paddingInlineStart: CONTENT_EDGE } },
  },
]);

const frame = style([
  over.frame,
  { height: "220px", order: -1, "@media": { [media.desktop]: { height: "auto", order: 0 } } },
]);

export const panel = { section, words, actions: over.wideActions, frame };
