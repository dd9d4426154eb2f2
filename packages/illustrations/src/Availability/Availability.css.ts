import { style } from "@vanilla-extract/css";
import { surface, theme } from "@sillages/ui/theme";

const { border, color, radius } = theme;

/** Its disc is full, half full or empty; `unknown` says nothing to anybody, and keeps its place. */
export const frame = style([
  surface.paper,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: "12px",
    maxWidth: "100%",
    padding: "10px 16px",
    border: `${border.control} solid ${color.border.control}`,
    fontWeight: 700,
    fontSize: theme.fontSize.label,
    lineHeight: 1.3,
    "::before": {
      content: "",
      flex: "none",
      width: "18px",
      height: "18px",
      border: `${border.strong} solid ${color.border.control}`,
      borderRadius: radius.round,
      printColorAdjust: "exact",
    },
    selectors: {
      "&[data-state=open]::before": { background: color.text.data },
      "&[data-state=half]::before": {
        background: `linear-gradient(90deg, ${color.border.control} 50%, transparent 50%)`,
      },
      "&[data-state=unknown]": { visibility: "hidden" },
    },
  },
]);
