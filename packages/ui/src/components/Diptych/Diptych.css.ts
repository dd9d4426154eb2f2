import { style } from "@vanilla-extract/css";
import * as over from "../../internal/overPicture.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { size, space } = theme;

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const panel = style({ display: "flex", flexDirection: "column", minWidth: 0, breakInside: "avoid" });

export const frame = style([over.frame, { flex: "none", height: "clamp(300px, 34vw, 600px)" }]);

const side = `max(${space.margin}, calc((100vw - ${size.content}) / 2 + ${space.margin}))`;

/** The outer sides stand where the content of the other sections does. */
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: space.regular,
  padding: `clamp(26px, 3.4vw, 56px) ${space.margin} clamp(36px, 4vw, 64px)`,
  "@media": {
    [media.tablet]: {
      selectors: {
        [`${panel}:first-child > &`]: { paddingInlineStart: side },
        [`${panel}:last-child > &`]: { paddingInlineEnd: side },
      },
    },
  },
});
