import { globalStyle, style } from "@vanilla-extract/css";
import { grain } from "../../../internal/grain.css.ts";
import * as over from "../../../internal/overPicture.css.ts";
import { CONTENT_EDGE } from "../../../theme/contentEdge.ts";
import { media } from "../../../theme/media.ts";
import { theme } from "../../../theme/theme.css.ts";
import { column } from "./base.css.ts";

const { space } = theme;

const section = style([column, { minWidth: 0, breakInside: "avoid" }]);

const frame = style([
  over.frame,
  grain,
  { flex: "none", height: "clamp(300px, 29.5vw, 560px)", "@media": { print: { height: "30mm" } } },
]);

const words = style([
  column,
  {
    gap: space.regular,
    padding: `clamp(26px, 3.4vw, 56px) ${space.margin} clamp(36px, 4vw, 64px)`,
    "@media": { print: { paddingBlock: space.regular } },
  },
]);

export const stack = { section, frame, words };

/** Two of them, side by side. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.sheet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    print: { columnGap: space.wide },
  },
});

// The outer sides stand where the content of the other sections does.
globalStyle(`${pair} > :nth-child(odd) > ${words}`, {
  "@media": { [media.tablet]: { paddingInlineStart: CONTENT_EDGE } },
});
globalStyle(`${pair} > :nth-child(even) > ${words}`, {
  "@media": { [media.tablet]: { paddingInlineEnd: CONTENT_EDGE } },
});
