import { style, styleVariants } from "@vanilla-extract/css";
import { surface } from "@sillages/ui/theme";
import { below } from "./BesideChart.css.ts";

const base = style([surface.sea, { overflow: "hidden" }]);

/** On a phone the chart leaves most of the window to the words. */
const round = style([
  base,
  {
    backgroundColor: "transparent",
    marginInline: "auto",
    "@media": { [below]: { width: "min(100%, 36vh)" } },
  },
]);

export const window = styleVariants({
  inset: [round],
  /** The Atlantic alone: 500 × 620 units, from (330, 90). */
  world: [
    base,
    {
      aspectRatio: "500 / 620",
      marginInline: "auto",
      maxHeight: "calc(100vh - 120px)",
      "@media": { [below]: { width: "min(100%, 30vh)" } },
    },
  ],
});
