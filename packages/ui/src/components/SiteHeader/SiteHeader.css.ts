import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { edge } from "../../internal/edge.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { wakes } from "../../theme/wakes.ts";
import { folded, listed, narrowBar } from "./scripting.ts";

const { color, font, fontSize, layer, size, space } = theme;

export const header = style({
  ...edge,
  position: "sticky",
  zIndex: layer.header,
  insetBlockStart: 0,
  // The poster goes by beneath; when larger letters need more lines than one, the page goes down by as much.
  marginBlockEnd: `calc(-1 * ${size.header})`,
  // Of the paper it keeps the inks alone: its ground is below.
  backgroundColor: "transparent",
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -1,
    // A pixel above the window too: Firefox sets a sticky head one pixel low where the page has scrolled by a fraction of one.
    inset: "-1px 0 0",
    // Translucent, and the words still read (AA on the darkest ink). Blurred, what goes by beneath leaves its ink and not its letters.
    backgroundColor: `color-mix(in srgb, ${color.surface.page} 90%, transparent)`,
    backdropFilter: "blur(16px)",
  },
  "@media": {
    [listed]: { position: "static", marginBlockEnd: 0 },
    [`${media.moreContrast}, ${media.forcedColors}`]: { backgroundColor: color.surface.page },
    print: { display: "none" },
  },
});

const follow = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "none" } });

// Two wakes that follow the reader down the page, drawn by scroll; there are none where that is not known.
globalStyle(`${header}::after`, {
  "@supports": {
    "(animation-timeline: scroll())": {
      "@media": {
        [`screen and ${media.motion}`]: {
          content: "",
          position: "absolute",
          inset: "100% 0 auto",
          height: "14px",
          background: color.wake.mark,
          mask: `${wakes.long} left center / 78px 12px repeat-x`,
          pointerEvents: "none",
          // Not the shorthand, in which minifiers fold the timeline, and browsers do not read it there.
          animationName: follow,
          animationTimingFunction: "linear",
          animationTimeline: "scroll(root)",
        },
      },
    },
  },
});

// The room that anchors are given below the head is not asked for its own links: to focus one does not move the page.
globalStyle(`${header} :is(a, button)`, {
  scrollMarginBlockStart: `calc(-1 * (${size.header} + ${space.regular}))`,
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

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  // A long name takes a second line rather than the button of the menu.
  flex: "1 1 0",
  maxWidth: "max-content",
  minHeight: size.header,
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "96%",
  // Letters twice as large leave room for the button of the menu on the same line of a small phone.
  fontSize: "min(1.5rem, 8.5vw)",
  letterSpacing: "-0.01em",
  lineHeight: 1,
  textDecoration: "none",
  "@media": { [media.tablet]: { fontSize: "1.6875rem" } },
});

const owner = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  fontSize: fontSize.small,
  color: color.text.muted,
});

// One link, two places: only one of them is ever displayed.
export const inMenu = style([owner, { "@media": { [media.desktop]: { display: "none" } } }]);
export const besideLogo = style([
  owner,
  { "@media": { [folded]: { display: "none" }, [narrowBar]: { maxWidth: "5.5rem", lineHeight: 1.2 } } },
]);

export const burger = style({
  display: "inline-grid",
  placeItems: "center",
  width: size.header,
  height: size.header,
  marginInlineStart: "auto",
  // Flush with the side of a phone, where the thumb finds it open and closed; its waves end where the words of the page do.
  marginInlineEnd: "-20px",
  padding: 0,
  background: "none",
  border: 0,
  cursor: "pointer",
  selectors: {
    "&[aria-expanded=true]": { background: color.selected.background, color: color.selected.text },
    "&:focus-visible": { outlineOffset: "-6px", boxShadow: `inset 0 0 0 3px ${color.focus.inner}` },
  },
  "@media": { [media.desktop]: { display: "none" }, [media.noScript]: { display: "none" } },
});

// Two icons, one seen: what a press would do.
globalStyle(`${burger}[aria-expanded=false] > :last-child, ${burger}[aria-expanded=true] > :first-child`, {
  display: "none",
});
