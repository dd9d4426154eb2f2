import { style, styleVariants } from "@vanilla-extract/css";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { font, fontSize } = theme;

const wood = style({
  fontFamily: font.display,
  fontWeight: 900,
  letterSpacing: "-.012em",
  textWrap: "balance",
  hyphens: "manual",
  overflowWrap: "anywhere",
  "@media": { [media.largeText]: { hyphens: "auto" } },
});

export const size = styleVariants({
  hero: [wood, { fontSize: "clamp(2.75rem, 9.1vw, 9.875rem)", fontStretch: "80%", lineHeight: 0.95 }],
  poster: [wood, { fontSize: fontSize.poster, fontStretch: "70%", lineHeight: 1 }],
  chapter: [wood, { fontSize: "clamp(2.5rem, 7vw, 7rem)", fontStretch: "70%", lineHeight: 1 }],
  section: [wood, { fontSize: fontSize.section, fontStretch: "70%", lineHeight: 1 }],
  title: [wood, { fontSize: fontSize.title, fontStretch: "72%", lineHeight: 1.02 }],
  /** In a window that is low it leaves room for its answers. */
  question: [
    wood,
    {
      fontSize: `clamp(1.625rem, 5svh, ${fontSize.title})`,
      fontStretch: "72%",
      lineHeight: 1.02,
    },
  ],
  subtitle: [
    wood,
    { fontSize: fontSize.subtitle, fontStretch: "80%", lineHeight: 1.06, letterSpacing: "-.005em" },
  ],
  /** Heard, not seen: where what follows says to the eye what it is. */
  unseen: [visuallyHidden],
});

export const link = style({
  textDecoration: "none",
  textDecorationThickness: ".06em",
  textDecorationColor: theme.color.wake.mark,
  textUnderlineOffset: ".08em",
  selectors: { "&:hover": { textDecorationLine: "underline" } },
});
