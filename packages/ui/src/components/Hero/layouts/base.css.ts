// What several layouts begin from.
import { style } from "@vanilla-extract/css";
import { CONTENT_EDGE } from "../../../theme/contentEdge.ts";
import { media } from "../../../theme/media.ts";
import { besideOnPaper } from "../../../theme/paper.ts";
import { theme } from "../../../theme/theme.css.ts";

const { size, space } = theme;

/** A section that begins under the site's header. */
export const underHeader = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: size.header,
  "@media": { print: { ...besideOnPaper, minHeight: 0, paddingBlockStart: 0 } },
});

export const column = style({ display: "flex", flexDirection: "column" });

/** Words on one ink, beside the drawing or above it. */
export const onInk = style([
  column,
  {
    justifyContent: "center",
    gap: "clamp(20px, 2.2vw, 34px)",
    padding: `32px ${space.margin} 36px`,
    "@media": {
      [media.tablet]: { paddingBlock: "clamp(40px, 5vw, 84px)" },
      [media.desktop]: { paddingInline: `${CONTENT_EDGE} clamp(24px, 4vw, 64px)` },
    },
  },
]);
