import { globalStyle, style } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { column, underHeader } from "./base.css.ts";

const { color, size, space } = theme;

/** The calm part of the drawing is about a third of it. */
const CALM = "min(36vw, 580px)";

const section = style([
  underHeader,
  { "@media": { [media.desktop]: { minHeight: "min(900px, 100vh)", paddingBlockStart: 0 } } },
]);

const words = style([
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
]);
globalStyle(`${words} p`, { "@media": { [media.moreContrast]: { backgroundColor: color.surface.page } } });

const measure = style([column, { gap: "22px", "@media": { [media.desktop]: { maxWidth: CALM } } }]);

const actions = style([over.wideActions, { "@media": { [media.desktop]: { maxWidth: CALM } } }]);

const frame = style([
  over.frame,
  {
    height: "clamp(260px, 62vw, 460px)",
    "@media": { [media.desktop]: { gridArea: "1 / 1", height: "auto" } },
  },
]);

export const full = { section, words, measure, actions, frame };
