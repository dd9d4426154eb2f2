import { style } from "@vanilla-extract/css";
import { lit, surface, theme } from "@sillages/ui/theme";

export const prints = style({
  display: "grid",
  gridTemplateColumns: "1.1fr .9fr 1fr",
  gap: "clamp(8px, 1vw, 14px)",
  alignItems: "end",
});

const edge = "clamp(5px, .7vw, 10px)";

/** The white edge of a print, deeper at its foot; no two of three have the same height. */
export const print = style([
  surface.paper,
  lit,
  {
    position: "relative",
    overflow: "hidden",
    aspectRatio: "4 / 5",
    border: `${edge} solid ${theme.color.surface.page}`,
    borderBlockEndWidth: `calc(3.4 * ${edge})`,
    selectors: {
      "&:nth-child(2)": { aspectRatio: "4 / 4.3" },
      "&:nth-child(3)": { aspectRatio: "4 / 5.6" },
    },
  },
]);
