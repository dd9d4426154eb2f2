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
  neutral: [surface.papier2, base],
  outline: [base, outlined],
  past: [surface.papier2, base, { color: theme.color.text.muted }],
  now: [surface.vermillon, base],
  next: [surface.soleil, base],
  calm: [surface.lagon, base],
  live: [surface.vermillon, base],
  headline: [
    surface.vermillon,
    base,
    { fontFamily: theme.font.display, fontWeight: 800, fontStretch: "92%", letterSpacing: ".01em" },
  ],
  easy: [surface.lagon, base],
  medium: [surface.soleil, base],
  hard: [surface.vermillon, base],
  common: [base, outlined],
  rare: [surface.iroise, base],
  epic: [surface.vermillon, base],
  legendary: [surface.soleil, base, outlined],
});

export const size = styleVariants({
  regular: { minHeight: "32px", padding: "3px 12px", fontSize: theme.fontSize.small },
  large: { minHeight: "40px", padding: "6px 16px", fontSize: "1rem" },
});

export const mark = style({ flex: "none", width: "1.5em", height: "1.5em" });
