import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const nodeSize = "34px";

export const line = style({
  display: "grid",
  gap: theme.space.wide,
  "@media": {
    [media.desktop]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: theme.space.gutter },
  },
});

export const entry = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: theme.space.close,
  paddingInlineStart: "58px",
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: `0 calc(-1 * ${theme.space.wide})`,
    insetInlineStart: "15px",
    borderInlineStart: `3px solid ${theme.color.text.data}`,
  },
  selectors: { "&:last-child::before": { insetBlockEnd: 0 } },
  "@media": {
    [media.desktop]: {
      paddingInlineStart: 0,
      paddingBlockStart: "58px",
      "::before": {
        insetBlock: "15px auto",
        insetInline: `0 calc(-1 * ${theme.space.gutter})`,
        borderInlineStart: 0,
        borderBlockStart: `3px solid ${theme.color.text.data}`,
      },
      selectors: { "&:last-child::before": { insetInlineEnd: 0 } },
    },
  },
});

const dot = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: nodeSize,
  height: nodeSize,
  border: `${theme.border.strong} solid ${theme.color.border.control}`,
  borderRadius: theme.radius.round,
});

export const node = styleVariants({
  past: [dot, { background: theme.color.text.default }],
  now: [dot, { background: theme.color.strong.background }],
  future: [dot, { background: theme.color.surface.page }],
});

export const when = style({ fontWeight: 600, color: theme.color.text.muted });

export const title = style({
  fontFamily: theme.font.display,
  fontWeight: 900,
  fontStretch: "80%",
  fontSize: theme.fontSize.subtitle,
  lineHeight: 1.06,
});

export const description = style({ fontSize: theme.fontSize.small, maxWidth: theme.measure.narrow });
