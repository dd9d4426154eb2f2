import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  columnGap: "18px",
  rowGap: theme.space.hair,
  flexWrap: "wrap",
  minWidth: 0,
  width: "100%",
  containerType: "inline-size",
});

const figure = style({
  flex: "none",
  maxWidth: "100%",
  fontFamily: theme.font.display,
  fontWeight: 900,
  lineHeight: 0.86,
  overflowWrap: "anywhere",
});

export const size = styleVariants({
  regular: [
    figure,
    { minWidth: "1.1em", fontSize: "clamp(3rem, 2.2rem + 2.6vw, 4.25rem)", fontStretch: "66%" },
  ],
  /** Two or three signs that fill a tile. */
  giant: [
    figure,
    {
      fontSize: "min(clamp(11rem, 25vw, 25rem), 90cqi)",
      fontStretch: "56%",
      lineHeight: 0.74,
      letterSpacing: "-.04em",
    },
  ],
  small: [figure, { fontSize: "2.875rem", fontStretch: "72%" }],
});

export const tone = styleVariants({
  default: {},
  accent: { color: theme.color.text.accent },
});

export const words = style({ flex: "1 1 8em", minWidth: 0, lineHeight: 1.25 });
