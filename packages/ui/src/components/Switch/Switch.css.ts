import { style } from "@vanilla-extract/css";
import { widths } from "../../internal/ChoiceLine.css.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, motion } = theme;

const GAP = "4px";
const FLOAT = "1rem";

/** A float in its slot: at the end, and full, when it is on. Told by its place as well as by its ink. */
export const track = style({
  appearance: "none",
  flex: "none",
  display: "grid",
  alignItems: "center",
  // It grows with the text beside it.
  width: widths.track,
  height: "1.75rem",
  margin: 0,
  padding: GAP,
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: "1em",
  background: "transparent",
  cursor: "inherit",
  transition: `background-color ${motion.hover} ${ease}`,
  selectors: {
    "&::before": {
      content: '""',
      position: "relative",
      insetInlineStart: 0,
      width: FLOAT,
      height: FLOAT,
      borderRadius: theme.radius.round,
      background: color.text.default,
      transition: `inset-inline-start ${motion.hover} ${ease}`,
    },
    ":hover > &:not(:checked, :disabled)": { background: color.surface.raised },
    "&:checked": { background: color.action.background, borderColor: color.action.background },
    "&:checked::before": { background: color.action.text, insetInlineStart: `calc(100% - ${FLOAT})` },
    "&[aria-invalid]": { borderWidth: border.strong, borderColor: color.border.error },
    "&:disabled": { borderColor: color.line },
    "&:disabled::before": { background: color.text.muted },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&::before": { background: "CanvasText", forcedColorAdjust: "none" },
        "&:checked": { background: "Highlight", forcedColorAdjust: "none" },
        "&:checked::before": { background: "HighlightText" },
      },
    },
  },
});
