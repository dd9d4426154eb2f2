import { style, styleVariants } from "@vanilla-extract/css";
import { edge, edgeOnPaper } from "../../internal/edge.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { theme } from "../../theme/theme.css.ts";

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
  "@media": { print: { ...edgeOnPaper, breakAfter: "avoid" } },
});

export const tone = styleVariants({
  neutral: [surface.cream, base],
  muted: [surface.cream, base, { color: theme.color.text.muted }],
  info: [surface.sea, base],
  success: [surface.lagoon, base],
  attention: [surface.sun, base],
  accent: [surface.vermilion, base],
  /** On the ground of the page itself. */
  clear: [base],
});

export const variant = styleVariants({
  filled: {},
  outline: { boxShadow: `inset 0 0 0 2px ${theme.color.border.control}` },
  /** Set as a headline: « À LA UNE ». */
  display: { fontFamily: theme.font.display, fontWeight: 800, fontStretch: "92%", letterSpacing: ".01em" },
});

export const size = styleVariants({
  regular: { minHeight: "32px", padding: "3px 12px", fontSize: theme.fontSize.small },
  large: { minHeight: "40px", padding: "6px 16px", fontSize: "1rem" },
});
