import { style } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

export const part = style([surface.paper, { position: "relative", isolation: "isolate" }]);

export const drawing = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "50% 0",
  pointerEvents: "none",
  filter: theme.night.backdrop,
  "@media": {
    print: { display: "none" },
    [media.forcedColors]: { display: "none" },
    [media.moreContrast]: { display: "none" },
  },
});
