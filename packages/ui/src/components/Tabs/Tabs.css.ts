import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, ease, font, fontSize, motion, size, space } = theme;
const unfolded = `${media.noScript}, print`;

const whole = style({ minWidth: 0 });

export const root = styleVariants({
  stack: [whole],
  columns: [
    whole,
    {
      "@media": {
        print: {
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(46mm, 1fr))",
          columnGap: space.regular,
          vars: { [size.print]: "30mm" },
        },
      },
    },
  ],
});

/** In one line on a phone, where it scrolls; a line runs below the tabs, beneath the mark of the chosen one. */
export const list = style({
  display: "flex",
  boxShadow: `inset 0 calc(-1 * ${border.control}) ${color.line}`,
  "@media": {
    [media.tablet]: { flexWrap: "wrap" },
    [media.belowTablet]: {
      marginInline: `calc(-1 * ${space.margin})`,
      paddingInline: space.margin,
      overflowX: "auto",
      // The chosen one stops short of the edge: its neighbours show that there are more.
      scrollPaddingInline: space.loose,
      scrollbarWidth: "none",
    },
    [unfolded]: { display: "none" },
  },
});

export const tab = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: space.close,
  maxWidth: "100%",
  minHeight: "48px",
  padding: "14px 10px 8px",
  background: "none",
  border: 0,
  borderBlockEnd: "6px solid transparent",
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "88%",
  fontSize: fontSize.label,
  lineHeight: 1.2,
  cursor: "pointer",
  transition: `border-color ${motion.hover} ${ease}`,
  selectors: {
    "&:hover": { borderColor: color.line },
    "&:active": { borderColor: "currentColor" },
    "&[aria-selected=true]": { borderColor: color.wake.mark },
    "&:disabled": { borderColor: "transparent", opacity: 0.65, cursor: "not-allowed" },
    // Inside: the scrolling row would cut a ring drawn around.
    "&:focus-visible": { outlineOffset: "-3px", boxShadow: `inset 0 0 0 6px ${color.focus.inner}` },
  },
  "@media": {
    [media.tablet]: { paddingInline: "clamp(12px, 2.6vw - 8px, 22px)", fontSize: "1.1875rem" },
    [media.forcedColors]: {
      selectors: {
        "&:not([aria-selected=true])": { borderColor: "Canvas" },
        "&[aria-selected=true]": { borderColor: "Highlight" },
      },
    },
  },
});

export const count = style({
  minWidth: "1.75em",
  padding: "5px 8px 2px",
  borderRadius: "1em",
  fontWeight: 800,
  fontSize: fontSize.small,
  lineHeight: 1.2,
  background: color.surface.raised,
  selectors: {
    [`${tab}[aria-selected=true] > &`]: { background: color.action.background, color: color.action.text },
    [`${tab}:disabled > &`]: { background: color.disabled.background, color: color.disabled.text },
  },
});

/** Nothing to show for now: it can be chosen, to be told so. */
export const quiet = style([tab, { color: color.text.muted }]);

export const none = style([count, { color: color.text.muted }]);

export const panel = style({
  paddingBlockStart: space.regular,
  "@media": { print: { paddingBlockStart: space.near } },
});

/** One of several, of which the chosen one alone is shown. */
export const onePanel = style([
  panel,
  {
    "@media": {
      "screen and (scripting: enabled)": { selectors: { "&:not([data-selected])": { display: "none" } } },
    },
  },
]);

export const heading = style({
  display: "none",
  marginBlockEnd: space.near,
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "84%",
  fontSize: fontSize.subtitle,
  lineHeight: 1.04,
  "@media": { [unfolded]: { display: "block" }, print: { marginBlockEnd: space.close } },
});
