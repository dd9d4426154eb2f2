import { style } from "@vanilla-extract/css";
import * as over from "../../../internal/overPicture.css.ts";
import { media } from "../../../theme/media.ts";
import { onInk, underHeader } from "./base.css.ts";

const section = style([
  underHeader,
  {
    position: "relative",
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5.6fr)",
        minHeight: "clamp(600px, 50vw, 800px)",
      },
    },
  },
]);

const frame = style([
  over.frame,
  {
    minHeight: "300px",
    "@media": {
      [media.tablet]: { minHeight: "min(70vw, 520px)" },
      [media.desktop]: { minHeight: 0 },
      print: { minHeight: 0 },
    },
  },
]);

export const split = { section, words: onInk, actions: over.wideActions, frame };
