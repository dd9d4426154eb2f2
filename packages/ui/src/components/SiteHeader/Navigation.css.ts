import { assignVars, globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { inkColors } from "../../theme/schemes.ts";
import { theme } from "../../theme/theme.css.ts";
import { folded, listed, narrowBar, roomy } from "./scripting.ts";

const { border, color, font, fontSize, radius, size, space } = theme;

/** Unfolded on a phone, by the button before it, it takes the whole window under the bar, on night. */
export const navigation = style({
  "@media": {
    [media.desktop]: {
      display: "flex",
      alignItems: "center",
      gap: space.close,
      marginInlineStart: "auto",
    },
    [listed]: { flexBasis: "100%", paddingBlockEnd: space.near },
    [folded]: {
      display: "none",
      selectors: {
        "[aria-expanded=true] + &": {
          vars: assignVars(color, inkColors.night),
          display: "flex",
          position: "absolute",
          insetBlockStart: "100%",
          insetInline: 0,
          flexDirection: "column",
          height: `calc(100dvh - ${size.header})`,
          padding: `${space.near} ${space.margin} ${space.regular}`,
          overflowY: "auto",
          overscrollBehavior: "contain",
          backgroundColor: color.surface.page,
          color: color.text.default,
        },
      },
    },
  },
});

globalStyle(`html:has([aria-expanded=true] + ${navigation})`, {
  "@media": { [folded]: { overflow: "hidden" } },
});

/** What is in the menu of a phone once it is open: a page that has not opened it need not know. */
export const inMenu = `[aria-expanded=true] + ${navigation} &`;

export const entries = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.hair,
  "@media": {
    [listed]: { flexDirection: "column", alignItems: "stretch" },
    [folded]: {
      selectors: {
        [inMenu]: { flexDirection: "column", flexWrap: "nowrap", alignItems: "stretch", gap: 0 },
      },
    },
  },
});

const plain = {
  textDecoration: "none",
  textDecorationColor: color.strong.background,
  textUnderlineOffset: "6px",
} as const;

/** The thickness with the line: said of no line, it would be minified away. */
export const underlined = {
  textDecorationLine: "underline",
  textDecorationThickness: border.strong,
} as const;

const poster = {
  justifyContent: "space-between",
  width: "100%",
  minHeight: size.control,
  paddingInline: 0,
  paddingBlock: "12px",
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "74%",
  fontSize: "min(clamp(2.375rem, 11.4vw, 4rem), 17vw)",
  lineHeight: 1,
  letterSpacing: "-.012em",
  textAlign: "start",
  overflowWrap: "anywhere",
} as const;

export const link = style({
  ...plain,
  display: "inline-flex",
  alignItems: "center",
  gap: space.close,
  minHeight: size.target,
  paddingInline: space.near,
  background: "none",
  border: 0,
  fontSize: fontSize.label,
  fontWeight: 600,
  cursor: "pointer",
  selectors: { "&:hover, &[aria-current]": underlined },
  "@media": {
    [narrowBar]: { paddingInline: "10px" },
    [folded]: { selectors: { [inMenu]: poster } },
  },
});

/** A button in the bar, outlined: the action at its end is the one that is filled. An entry like the others in the menu of a phone. */
export const action = style([
  link,
  {
    "@media": {
      [`${media.noScript}, ${media.desktop}`]: {
        marginInlineStart: space.close,
        padding: "8px 16px 6px",
        border: "2px solid",
        borderRadius: radius.cut,
        fontFamily: font.display,
        fontWeight: 800,
        fontStretch: "92%",
        fontSize: "1rem",
        lineHeight: 1.1,
      },
    },
  },
]);

// The triangle of a film stands on the button alone.
globalStyle(`${action} > svg`, { "@media": { [folded]: { display: "none" } } });

/** At the end of the bar, its action alone; at the bottom of the menu of a phone, all of it. */
export const foot = style({
  display: "none",
  "@media": {
    [roomy]: { display: "block", flexShrink: 0 },
    [folded]: {
      selectors: {
        [inMenu]: {
          display: "grid",
          gap: space.close,
          marginBlockStart: "auto",
          paddingBlockStart: space.regular,
        },
      },
    },
  },
});

globalStyle(`${foot} > :first-child`, {
  "@media": { [roomy]: { minHeight: size.target, padding: "10px 18px 8px", fontSize: "1rem" } },
});

// Beside the logo, the entries and the action, there is no room for a wake before the page is wide.
globalStyle(`${foot} > :first-child::before`, { "@media": { [narrowBar]: { display: "none" } } });

export const contact = style({
  "@media": { [media.desktop]: { display: "none", selectors: { [inMenu]: { display: "none" } } } },
  selectors: {
    [inMenu]: {
      ...plain,
      display: "inline-flex",
      alignItems: "center",
      justifySelf: "start",
      minHeight: size.target,
      maxWidth: "100%",
      overflowWrap: "anywhere",
      fontSize: fontSize.small,
    },
    [`${inMenu}:hover`]: underlined,
  },
});
