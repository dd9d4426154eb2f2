import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font, layer, size, space } = theme;
const noScript = "(scripting: none)";
const phoneWithScript = `${media.belowDesktop} and (scripting: enabled)`;

export const header = style({
  position: "fixed",
  zIndex: layer.header,
  insetBlockStart: 0,
  insetInline: 0,
  // Translucent: the poster goes by beneath, and the words still read (AA on the darkest ink).
  backgroundColor: `color-mix(in srgb, ${color.surface.page} 96%, transparent)`,
  "@media": { [`${noScript} and ${media.belowDesktop}`]: { position: "static" }, print: { display: "none" } },
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.regular,
  minHeight: size.header,
  maxWidth: size.content,
  marginInline: "auto",
  paddingInline: space.margin,
});

export const home = style({ display: "inline-flex", alignItems: "center", minHeight: size.header });

export const logo = style({
  width: "auto",
  height: "26px",
  "@media": { [media.tablet]: { height: "30px" } },
});

export const association = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  fontSize: theme.fontSize.small,
  color: color.text.muted,
});

// One link, two places: only one of them is ever displayed.
export const besideLogo = style({
  "@media": { [phoneWithScript]: { display: "none" } },
});

export const inMenu = style({
  display: "none",
  "@media": { [phoneWithScript]: { display: "list-item" } },
});

export const burger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.close,
  minHeight: size.header,
  marginInlineStart: "auto",
  padding: `0 ${space.close}`,
  background: "none",
  border: 0,
  fontWeight: 600,
  cursor: "pointer",
  "@media": { [media.desktop]: { display: "none" }, [noScript]: { display: "none" } },
});

export const waves = style({ fill: "none", stroke: "currentColor", strokeWidth: "2.4" });

export const navigation = style({
  "@media": {
    [media.desktop]: { marginInlineStart: "auto" },
    [phoneWithScript]: {
      display: "none",
      width: "100%",
      maxHeight: `calc(100dvh - ${size.header})`,
      overflowY: "auto",
      // Room for the focus ring, which a scrolling box would cut.
      paddingInline: "6px",
      marginInline: "-6px",
      paddingBlock: `${space.near} ${space.wide}`,
    },
  },
  selectors: { "&[data-open]": { display: "block" } },
});

export const entries = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.hair,
  "@media": { [phoneWithScript]: { flexDirection: "column", alignItems: "start", gap: space.close } },
});

export const entry = style({ position: "relative" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.close,
  minHeight: size.target,
  paddingInline: space.near,
  background: "none",
  border: 0,
  fontSize: theme.fontSize.label,
  fontWeight: 600,
  textDecoration: "none",
  textDecorationThickness: "3px",
  textDecorationColor: color.wake.mark,
  textUnderlineOffset: "6px",
  cursor: "pointer",
  selectors: { "&:hover, &[aria-current]": { textDecorationLine: "underline" } },
  "@media": {
    [phoneWithScript]: {
      paddingInline: 0,
      fontFamily: font.display,
      fontWeight: 900,
      fontStretch: "74%",
      fontSize: "clamp(2rem, 8vw, 3.25rem)",
      lineHeight: 1.1,
    },
  },
});

export const group = style({ position: "relative" });

export const panel = style({
  minWidth: "240px",
  padding: `${space.close} 0 ${space.near}`,
  "@media": {
    "(scripting: enabled)": { display: "none" },
    [`${media.desktop} and (scripting: enabled)`]: {
      position: "absolute",
      insetBlockStart: "100%",
      insetInlineStart: 0,
    },
  },
  selectors: { "&[data-open]": { display: "block" } },
});

export const panelLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  paddingInline: space.near,
  textDecoration: "none",
  fontWeight: 600,
  textDecorationThickness: "3px",
  textDecorationColor: color.wake.mark,
  textUnderlineOffset: "6px",
  selectors: { "&:hover, &[aria-current]": { textDecorationLine: "underline" } },
});
