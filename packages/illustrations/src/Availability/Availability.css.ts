import { style } from "@vanilla-extract/css";
import { surface, theme } from "@sillages/ui/theme";

const { border, color, radius } = theme;

const base = style([
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
  },
]);

/** The frame, and its disc as `background` fills it. */
const withDisc = (background: string) =>
  style([
    base,
    {
      "::before": {
        content: "",
        flex: "none",
        width: "18px",
        height: "18px",
        border: `${border.strong} solid ${color.border.control}`,
        borderRadius: radius.round,
        background,
        printColorAdjust: "exact",
      },
    },
  ]);

export const frame = {
  open: withDisc(color.text.data),
  half: withDisc(`linear-gradient(90deg, ${color.border.control} 50%, transparent 50%)`),
  closed: withDisc("none"),
  /** Says nothing to anybody, and keeps its place. */
  unknown: style([withDisc("none"), { visibility: "hidden" }]),
};
