import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { theme } from "../theme/theme.css.ts";

const { size, space } = theme;

/** A drawing from side to side, under the words of its section. */
export const frame = style({
  position: "relative",
  overflow: "hidden",
  // Not cut by the end of a sheet. Its words stand beside it there.
  "@media": { print: { height: size.print, breakInside: "avoid" } },
});

const settle = keyframes({ from: { transform: "scale(1.08)" }, to: { transform: "none" } });

// As a print that is laid down: it settles while it comes into view. Drawn by scroll; still where that is not known.
globalStyle(`${frame} img`, {
  "@supports": {
    "(animation-timeline: view())": {
      "@media": {
        [`screen and ${media.motion}`]: {
          // Not the shorthand, in which minifiers fold the timeline, and browsers do not read it there.
          animationName: settle,
          animationTimingFunction: "linear",
          animationFillMode: "both",
          animationTimeline: "view()",
          animationRange: "entry 0% cover 45%",
        },
      },
    },
  },
});

/** Held to the grid of the page, above the drawing. */
export const words = style({
  position: "relative",
  zIndex: theme.layer.overPicture,
  width: "100%",
  maxWidth: size.content,
  marginInline: "auto",
  paddingInline: space.margin,
});

/** What can be done from a poster, side by side. */
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.near });

/** The same, one above the other on a phone and as wide as it. */
export const wideActions = style([
  actions,
  { "@media": { [media.belowTablet]: { alignSelf: "stretch", flexDirection: "column" } } },
]);
