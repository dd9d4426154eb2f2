import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focusRing.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";

const { border, color, ease, fontSize, motion, radius } = theme;

/** Room beside the words of a tile. */
const room = createVar();

const base = style({ display: "grid", gap: "10px" });

const atLeast = (width: string) => `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`;

export const size = styleVariants({
  regular: [base, { gridTemplateColumns: atLeast("9rem"), vars: { [room]: "16px" } }],
  compact: [
    base,
    { gridTemplateColumns: atLeast("6.5rem"), gap: "8px", vars: { [room]: "clamp(6px, .7vw, 10px)" } },
  ],
});

export const input = visuallyHidden;

export const tile = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minHeight: "72px",
  // Two lines of a label, or one and its detail, are as high.
  padding: `12px ${room}`,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  fontWeight: 700,
  lineHeight: 1.2,
  minWidth: 0,
  cursor: "pointer",
  transition: `background-color ${motion.hover} ${ease}`,
  selectors: {
    "[aria-invalid] > * > &": {
      borderWidth: border.strong,
      borderColor: color.border.error,
      padding: `11px calc(${room} - 1px)`,
    },
    // Yellow, and a thick foot that is seen without colour.
    "&:has(:checked)": {
      background: color.selected.background,
      color: color.selected.text,
      forcedColorAdjust: "none",
      boxShadow: `inset 0 -8px 0 ${color.border.control}`,
    },
    "&:has(:focus-visible)": { outline: focusRing.outline, outlineOffset: focusRing.outlineOffset },
    "&:has(:disabled)": { borderColor: color.line, color: color.text.muted, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not(:has(:checked, :disabled))": { background: color.surface.raised } },
    },
  },
});

export const detail = style({ fontWeight: 500, fontSize: fontSize.small });
