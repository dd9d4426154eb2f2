import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { focusRing, media, surface, theme } from "@sillages/ui/theme";

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

const box = style({
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
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "58px minmax(0, 1fr) 40px",
      columnGap: "20px",
      fontSize: "1.1875rem",
    },
  },
});

const open = style({
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
    [media.hover]: { selectors: { "&:hover:not(:has(:checked))": { background: color.surface.raised } } },
  },
});

const wrong = style({ border: `${border.strong} solid ${color.border.error}`, color: color.text.error });

const disabled = style({
  background: color.disabled.background,
  borderColor: color.disabled.text,
  color: color.disabled.text,
  cursor: "not-allowed",
});

export const option = styleVariants({
  open: [box, open],
  right: [surface.lagoon, box],
  wrong: [box, wrong],
  closed: [box],
  disabled: [box, disabled],
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

const tile = style({
  alignSelf: "stretch",
  display: "grid",
  placeItems: "center",
  borderInlineEnd: `${border.control} solid`,
  fontFamily: font.display,
  fontWeight: 900,
  fontSize: "1.5rem",
});

const tileOfOpen = style({
  borderColor: color.border.control,
  selectors: {
    ":checked + &": { background: color.selected.text, color: color.selected.background },
  },
});

const seamless = style({ borderInlineEndColor: "transparent" });

export const letter = styleVariants({
  open: [tile, tileOfOpen],
  right: [surface.kelp, tile, seamless],
  wrong: [surface.brick, tile, seamless],
  closed: [tile],
  disabled: [tile],
});

export const words = style({ paddingBlock: space.close, overflowWrap: "anywhere" });

const ifChecked = style({
  visibility: "hidden",
  selectors: { ":checked ~ &": { visibility: "visible" } },
});

export const mark = styleVariants({
  open: [ifChecked],
  right: {},
  wrong: {},
  closed: [ifChecked],
  disabled: [ifChecked],
});
