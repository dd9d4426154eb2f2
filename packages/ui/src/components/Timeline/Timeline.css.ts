import { styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";

const { color, size, space } = theme;

const wakeHeight = "26px";

export const layout = styleVariants({
  line: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "34px",
    paddingInlineStart: "66px",
    // Down a phone the wakes are one rule; across a desktop they braid from side to side of the window, or of the content in a wider one.
    "::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "16.5px",
      borderInlineStart: `3px solid ${color.text.data}`,
    },
    "@media": {
      [media.desktopSheet]: {
        gridTemplateColumns: "none",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        gap: space.gutter,
        paddingInlineStart: 0,
        "::before": {
          insetBlock: "4px auto",
          insetInline: `clamp(-1 * ${space.margin}, 100vw - ${size.content} - ${space.margin}, 0px)`,
          height: wakeHeight,
          border: 0,
          background: color.text.data,
          mask: `${wakes.long} left center / 112px ${wakeHeight} repeat-x`,
        },
      },
      // Its discs reach above it: at the head of a sheet they would be marked on the one before.
      print: { breakInside: "avoid", breakBefore: "avoid", marginBlockStart: "8px" },
    },
  },
  dates: { width: "100%" },
});
