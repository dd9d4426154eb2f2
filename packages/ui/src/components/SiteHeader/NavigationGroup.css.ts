import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { edge } from "../../internal/edge.ts";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";
import { folded, listed } from "./scripting.ts";
import * as navigation from "./Navigation.css.ts";

const { border, color, ease, motion, size, space } = theme;

export const group = style({ position: "relative" });

const chevron = `${group} > ${navigation.link} > svg`;

globalStyle(chevron, {
  transition: `transform ${motion.hover} ${ease}`,
  "@media": { [listed]: { display: "none" } },
});

globalStyle(`${group} > ${navigation.link}[aria-expanded=true] > svg`, { transform: "rotate(180deg)" });

// Folded, it says that the page one is on is in it, as an entry of the bar says that it is the page.
globalStyle(`${group}:has([aria-current]) > [aria-expanded=false]`, navigation.underlined);

const drop = keyframes({ from: { opacity: 0, transform: "translateY(-6px)" } });

const look = { ...edge, minWidth: "236px", padding: "10px 0 14px" };

const below = { position: "absolute", insetBlockStart: "100%", insetInlineStart: 0 } as const;

/** What opens it, its button: what it looks like is said of it open, and a page that has not opened it need not know. */
const opened = "[aria-expanded=true] + &";

export const panel = style({
  display: "none",
  selectors: { [opened]: { ...look, display: "block" } },
  "@media": {
    "(scripting: none)": look,
    [media.desktop]: {
      selectors: { [opened]: { ...below, animation: `${drop} ${motion.press} ${ease}` } },
    },
    [`${media.desktop} and (scripting: none)`]: {
      ...below,
      // It opens for a mouse, a finger or the keyboard alike, and closes when they leave.
      selectors: { [`${group}:hover > &, ${group}:focus-within > &`]: { display: "block" } },
    },
    [listed]: { display: "flex", flexWrap: "wrap" },
    [folded]: {
      selectors: {
        [opened]: {
          margin: "4px 0 10px",
          padding: 0,
          borderInlineStart: `${border.poster} solid ${color.strong.background}`,
        },
      },
    },
  },
});

const target = { display: "flex", minHeight: size.target, paddingInline: "20px" } as const;

export const panelLink = style([
  navigation.link,
  {
    selectors: { [`[aria-expanded=true] + ${panel} &`]: target },
    "@media": {
      "(scripting: none)": target,
      [folded]: {
        selectors: {
          [navigation.inMenu]: {
            minHeight: "48px",
            paddingBlock: space.close,
            paddingInline: "18px 0",
            fontFamily: "inherit",
            fontWeight: 600,
            fontStretch: "100%",
            fontSize: "1.1875rem",
            letterSpacing: 0,
            lineHeight: 1.3,
          },
        },
      },
    },
  },
]);
