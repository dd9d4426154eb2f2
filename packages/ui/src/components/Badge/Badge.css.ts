import { style, styleVariants } from "@vanilla-extract/css";
import { edge } from "../../internal/edge.ts";
import { surface, theme } from "../../theme/theme.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.close,
  borderRadius: theme.radius.cut,
  fontWeight: 700,
  // As wide as its words, where what surrounds it would stretch it too.
  width: "fit-content",
  maxWidth: "100%",
  lineHeight: 1.1,
  overflowWrap: "anywhere",
  ...edge,
  "@media": { print: { outlineColor: "currentColor", breakAfter: "avoid" } },
});

const outlined = style({ boxShadow: `inset 0 0 0 2px ${theme.color.border.control}` });

export const tone = styleVariants({
  neutral: [surface.paperDeep, base],
  outline: [base, outlined],
  past: [surface.paperDeep, base, { color: theme.color.text.muted }],
  now: [surface.vermilion, base],
  next: [surface.sun, base],
  calm: [surface.lagoon, base],
  live: [surface.vermilion, base],
  headline: [
    surface.vermilion,
    base,
    { fontFamily: theme.font.display, fontWeight: 800, fontStretch: "92%", letterSpacing: ".01em" },
  ],
  easy: [surface.lagoon, base],
  medium: [surface.sun, base],
  hard: [surface.vermilion, base],
  common: [base, outlined],
  rare: [surface.sea, base],
  epic: [surface.vermilion, base],
  legendary: [surface.sun, base, outlined],
});

export const size = styleVariants({
  regular: { minHeight: "32px", padding: "3px 12px", fontSize: theme.fontSize.small },
  large: { minHeight: "40px", padding: "6px 16px", fontSize: "1rem" },
});

export const mark = style({ flex: "none", width: "1.5em", height: "1.5em" });
