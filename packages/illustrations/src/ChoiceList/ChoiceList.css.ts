import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing, media, theme } from "@sillages/ui/theme";

const { border, color, font, radius, space } = theme;

// A question and its answers are seen at once: on a low window all is a little smaller.
export const question = style({
  padding: 0,
  marginBlockEnd: "clamp(16px, 3svh, 34px)",
  // A float, as the kit's legends: WebKit counts the height of another twice, and what follows the answers goes out of sight.
  float: "inline-start",
  inlineSize: "100%",
});

globalStyle(`${question} + *`, { clear: "both" });

/** It leaves the answers their place on a low window. */
export const picture = style({
  display: "block",
  width: "auto",
  maxWidth: "100%",
  height: "clamp(110px, 19svh, 200px)",
  marginBlockEnd: "clamp(12px, 2svh, 24px)",
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
});

export const options = style({ display: "grid", gap: "clamp(8px, 1.2svh, 12px)" });

export const option = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "52px minmax(0, 1fr) 36px",
  alignItems: "center",
  columnGap: space.near,
  minHeight: "clamp(48px, 6.6svh, 72px)",
  border: `${border.control} solid ${color.border.control}`,
  borderRadius: radius.cut,
  fontSize: theme.fontSize.label,
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": {
      background: color.selected.background,
      color: color.selected.text,
      forcedColorAdjust: "none",
    },
    "&:has(:focus-visible)": focusRing,
  },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "58px minmax(0, 1fr) 40px",
      columnGap: "20px",
      fontSize: "1.1875rem",
    },
    [media.hover]: { selectors: { "&:hover:not(:has(:checked))": { background: color.surface.raised } } },
  },
});

/** Over the whole option, so that a finger that explores the screen finds it. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const letter = style({
  alignSelf: "stretch",
  display: "grid",
  placeItems: "center",
  borderInlineEnd: `${border.control} solid ${color.border.control}`,
  fontFamily: font.display,
  fontWeight: 900,
  fontSize: "1.5rem",
  selectors: {
    ":checked + &": { background: color.selected.text, color: color.selected.background },
  },
});

export const words = style({ paddingBlock: space.close, overflowWrap: "anywhere" });

export const check = style({
  visibility: "hidden",
  selectors: { ":checked ~ &": { visibility: "visible" } },
});
