import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { media, theme } from "@sillages/ui/theme";

const { color, layer, size, space } = theme;

/** How close the drawing is: set by script on the pane (zoomIn.ts). */
export const zoomProperty = "--zoom";

export const box = style({ position: "relative" });

/** Along a side of the drawing, and there still when it is closer. */
export const side = style({
  position: "absolute",
  insetBlock: `${space.close} 0`,
  insetInlineEnd: "clamp(0px, 1vw, 20px)",
  zIndex: layer.overPicture,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

/** Below the header, however far the page is scrolled. */
export const tools = style({
  position: "sticky",
  insetBlockStart: `calc(${size.header} + ${space.close})`,
  display: "flex",
  flexDirection: "column",
  gap: space.close,
  pointerEvents: "auto",
  // One below the other, they would cover what a drawing of this width holds at its side.
  "@media": { [`screen and ${media.tabletOnly}`]: { flexDirection: "row" } },
});

globalStyle(`${tools} > button`, { backgroundColor: color.surface.page });

export const pane = style({
  selectors: {
    "&[data-close]": {
      overflow: "auto",
      // A page that is read on a phone keeps an edge to be scrolled by.
      maxHeight: "72vh",
      cursor: "grab",
      overscrollBehavior: "contain",
      outlineOffset: "-6px",
    },
  },
  "@media": {
    // What is wider than a telephone is moved in it, whole as well as close.
    [`screen and ${media.belowTablet}`]: { overflowX: "auto" },
    print: { overflow: "visible", maxHeight: "none" },
  },
});

/** How wide the whole drawing is. */
export const fitWidth = createVar();

export const content = style({
  width: `calc(${fallbackVar(fitWidth, "100%")} * var(${zoomProperty}, 1))`,
  marginInline: "auto",
  "@media": { print: { width: "100%" } },
});
