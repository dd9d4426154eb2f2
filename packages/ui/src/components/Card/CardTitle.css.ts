import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focusRing.ts";
import { media } from "../../theme/media.ts";
import { printedPage } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font } = theme;

const title = style({
  fontFamily: font.display,
  fontWeight: 900,
  letterSpacing: "-.008em",
  textWrap: "balance",
  hyphens: "auto",
  overflowWrap: "anywhere",
});

export const size = styleVariants({
  small: [
    title,
    { fontSize: theme.fontSize.subtitle, fontStretch: "84%", fontWeight: 800, lineHeight: 1.04 },
  ],
  regular: [
    title,
    {
      fontSize: "clamp(1.5rem, 1.1rem + 1.05vw, 2rem)",
      fontStretch: "72%",
      lineHeight: 1.02,
      "@media": printedPage({ fontSize: theme.fontSize.subtitle }),
    },
  ],
  large: [
    title,
    {
      fontSize: "clamp(1.75rem, 1.2rem + 1.4vw, 2.5rem)",
      fontStretch: "74%",
      lineHeight: 0.98,
      "@media": printedPage({ fontSize: theme.fontSize.title }),
    },
  ],
  poster: [
    title,
    {
      fontSize: theme.fontSize.title,
      fontStretch: "72%",
      lineHeight: 0.96,
      // Three cards and a column beside them: the longest word of one keeps to its line.
      "@media": { [media.desktop]: { fontSize: `min(${theme.fontSize.title}, 3.75vw)` } },
    },
  ],
});

export const link = style({
  textDecoration: "none",
  textDecorationColor: color.wake.mark,
  textDecorationThickness: "4px",
  textUnderlineOffset: "5px",
  // The whole card is its target, and the ring goes round it.
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1 },
  selectors: {
    "&:hover": { textDecorationLine: "underline" },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:focus-visible::after": focusRing,
  },
  "@media": { [media.moreContrast]: { textDecorationLine: "underline" } },
});
