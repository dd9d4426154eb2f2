import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.near,
  gridArea: "controls",
  "@media": { [`${media.noScript}, print`]: { display: "none" } },
});

export const layout = styleVariants({
  figures: [
    row,
    {
      marginBlockStart: "26px",
      "@media": {
        // On a desk one drawing is seen at a time: they stand beside its words (Slide.css.ts leaves them the room).
        [media.desktop]: {
          gridArea: "stage",
          width: "320px",
          placeSelf: "end",
          zIndex: theme.layer.overPicture,
          marginBlockStart: 0,
        },
      },
    },
  ],
  showcase: [
    row,
    {
      padding: `${theme.space.near} ${theme.space.margin}`,
      "@media": {
        [media.desktop]: {
          gridArea: "stage",
          placeSelf: "end",
          zIndex: theme.layer.overPicture,
          padding: theme.space.regular,
        },
      },
    },
  ],
});

/** Apart from the place: without the look that makes it a row every slide is in sight, and buttons alone have nothing to do. */
export const buttons = style({ display: "contents" });

/** Until script knows the row, and while everything is in sight: the place is kept. */
export const idle = style({ visibility: "hidden" });

// Before React comes, the buttons are there to be pressed: that of the rotation where it turns (enhanceCarousels.ts).
globalStyle(`[data-enhanced] ${buttons} > button`, { visibility: "visible" });
globalStyle(`[data-enhanced=still] ${buttons} > [data-rotation]`, { visibility: "hidden" });

/** Takes what the buttons and the count leave. */
export const progress = style({ flex: "1 1 0", minWidth: "32px" });

export const position = style({
  marginInlineStart: "auto",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});

// On a desk the buttons end at the corner of the drawing; what tells the place comes before them.
for (const place of [progress, position]) {
  globalStyle(`${layout.figures} ${place}`, {
    "@media": { [media.desktop]: { order: -1, marginInlineStart: 0 } },
  });
}
