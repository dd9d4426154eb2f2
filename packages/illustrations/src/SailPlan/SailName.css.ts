import { style } from "@vanilla-extract/css";
import { surface, theme } from "@sillages/ui/theme";

/** The custom property that holds the font of names: what a canvas measures them with. */
export const fontProperty = theme.font.display.slice("var(".length, -1);

/** Night on every cloth: it reads on each of them. */
export const name = style([
  surface.dawn,
  {
    fill: theme.color.text.default,
    backgroundColor: "transparent",
    fontFamily: theme.font.display,
    fontWeight: 900,
    fontStretch: "100%",
    textAnchor: "middle",
    pointerEvents: "none",
  },
]);
