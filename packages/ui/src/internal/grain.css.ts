import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

const noise =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='260' height='260'%3E%3Cfilter id='n'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.9' numOctaves='2' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .15 0 0 0 1.6 -.72'/%3E%3C/filter%3E%3Crect width='260' height='260' filter='url(%23n)'/%3E%3C/svg%3E\")";

/** The tooth of the paper on a drawing that no word stands on; the drawing is in a positioned box. */
export const grain = style({
  "::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    pointerEvents: "none",
    mixBlendMode: "multiply",
    opacity: 0.2,
    background: noise,
  },
  "@media": {
    [media.moreContrast]: { "::after": { display: "none" } },
    print: { "::after": { display: "none" } },
  },
});
