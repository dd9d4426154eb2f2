import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";
import { fitWidth, pane } from "../ZoomPane/ZoomPane.css.ts";
import { bar } from "../VoyageSlider/VoyageSlider.css.ts";
import { portholeFoot } from "./Planisphere.css.ts";

/** What lies under the map on a full screen. */
const FOOT = "190px";

export const screen = styleVariants({
  inPage: {},
  full: [
    surface.sea,
    {
      position: "fixed",
      inset: 0,
      zIndex: theme.layer.veil,
      display: "grid",
      gridTemplateRows: "minmax(0, 1fr) auto",
      vars: { [portholeFoot]: "2%" },
      "@media": {
        // As wide as its height allows: 1440 × 760 units.
        [media.tablet]: { vars: { [fitWidth]: `min(100%, calc((100vh - ${FOOT}) * 1.89))` } },
      },
    },
  ],
});

globalStyle(`${screen.full} ${pane}`, { overflow: "auto", height: "100%", maxHeight: "none" });
globalStyle(`${screen.full} > :first-child, ${screen.full} > :first-child > *`, {
  minHeight: 0,
  height: "100%",
});
// No porthole hangs over what lies below.
globalStyle(`${screen.full} > ${bar}`, { paddingInlineEnd: theme.space.margin });
// The page behind keeps its place and does not scroll.
globalStyle(`html:has(${screen.full})`, { overflow: "hidden" });
