import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { lit, media, theme } from "@sillages/ui/theme";

const sideBySide = { gridTemplateColumns: "minmax(0, 560fr) minmax(0, 680fr)", gap: 0 };

export const canvas = style({
  display: "grid",
  gap: "26px",
  alignItems: "end",
  "@media": {
    // Below that a space would be smaller than a finger's tip, 24 px: the plan is moved sideways in its pane.
    [media.belowTablet]: { minWidth: "352px" },
    [media.tablet]: sideBySide,
    print: sideBySide,
  },
});

export const boat = styleVariants({
  first: { "@media": { [`screen and ${media.belowTablet}`]: { paddingInlineEnd: "9%" } } },
  second: {},
});

/** The drawing, and over it what can be chosen. */
export const layers = style([lit, { position: "relative" }]);

// Other drawings are small on paper; this one keeps the size of what lies over it.
globalStyle(`${layers} img`, { "@media": { print: { maxHeight: "none" } } });

export const spaces = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });

export const closeUp = style({
  width: "100%",
  maxHeight: "420px",
  border: `${theme.border.control} solid ${theme.color.border.control}`,
});
