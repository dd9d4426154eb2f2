import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font, fontSize, radius, space } = theme;

/** Without script, and on paper, there is nothing that could filter: the list is whole, and the bar is not shown. */
export const bar = style({ "@media": { [`${media.noScript}, print`]: { display: "none" } } });

export const tools = style({
  display: "grid",
  gap: "16px",
  alignItems: "end",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [media.desktop]: { gridTemplateColumns: "minmax(min(10em, 30%), 1fr) minmax(min(12em, 30%), 20em) auto" },
  },
});

/** Where nothing is sorted, the search takes the room. */
export const short = style({
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

// On a tablet what is searched has a row of its own: beside a list and a button it would show two words.
globalStyle(`${tools}:not(${short}) > :first-child`, {
  "@media": { [media.tabletOnly]: { gridColumn: "1 / -1" } },
});

/** How many filters are on, in the button that unfolds them. */
export const active = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  minWidth: "26px",
  height: "26px",
  // The label stands a little lower than its box: the disc stands on its axis.
  marginBlockStart: "-4px",
  paddingBlockStart: "2px",
  borderRadius: radius.round,
  background: color.strong.background,
  color: color.strong.text,
  fontFamily: font.display,
  fontStretch: "88%",
  fontSize: fontSize.small,
  lineHeight: 1,
});

const unfolded = {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.regular} ${space.wide}`,
  padding: "22px 24px 24px",
  background: color.surface.raised,
} as const;

/** Folded on a phone, unfolded on a desk, until the visitor says otherwise. What is found is always seen. */
export const panel = style({
  marginBlockStart: space.near,
  selectors: { "&[data-open=true]": unfolded },
  "@media": { [media.desktop]: { selectors: { "&:not([data-open=false])": unfolded } } },
});

export const groups = style({
  display: "none",
  gap: "inherit",
  flexWrap: "wrap",
  selectors: { "[data-open=true] > &": { display: "flex" } },
  "@media": { [media.desktop]: { selectors: { ":not([data-open=false]) > &": { display: "flex" } } } },
});

/** At the foot of the panel, on its far side. */
export const foot = style({
  display: "flex",
  minWidth: 0,
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.near}`,
  alignSelf: "end",
  marginInlineStart: "auto",
});

export const result = style({ minWidth: 0, fontSize: "1rem", lineHeight: 1.5, overflowWrap: "anywhere" });
