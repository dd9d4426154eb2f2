import { style } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { onInk, underHeader } from "./base.css.ts";

const { color, radius, size, space } = theme;

const section = style([
  underHeader,
  {
    overflow: "clip",
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5.6fr)",
        minHeight: "clamp(540px, 43vw, 760px)",
      },
    },
  },
]);

const frame = style([
  over.frame,
  {
    width: "min(86vw, 460px)",
    aspectRatio: "1",
    margin: `0 auto ${space.wide}`,
    borderRadius: radius.round,
    border: `clamp(12px, 1.4vw, 22px) solid ${color.text.default}`,
    outline: `3px solid ${color.text.accent}`,
    outlineOffset: "-10px",
    "@media": {
      [media.desktop]: { alignSelf: "center", width: "min(100% + 8vw, 43vw, 780px)", margin: "24px 0" },
      print: { width: size.print, margin: 0 },
    },
  },
]);

export const porthole = { section, words: onInk, actions: over.wideActions, frame };
