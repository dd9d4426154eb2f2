import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { border, color, font, fontSize, space } = theme;

const line = style({
  display: "grid",
  gridTemplateColumns: "min(8.5rem, 50%) minmax(0, 1fr)",
  columnGap: "18px",
  rowGap: space.close,
  alignItems: "center",
  paddingBlock: "12px",
  borderBlockEnd: `${border.control} solid ${color.line}`,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  breakInside: "avoid",
  "@media": { [media.tablet]: { gridTemplateColumns: "10.5rem minmax(0, 1fr) auto" } },
});

// Its state comes last, and below the words on a phone.
globalStyle(`${line} > :nth-child(3)`, {
  justifySelf: "start",
  "@media": { [media.belowTablet]: { gridColumn: 2 } },
});

export const state = styleVariants({
  past: [line, { color: color.text.muted }],
  now: [line],
  future: [line],
});

export const when = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "7px",
  font: `600 1rem ${font.text}`,
  selectors: { [`${state.now} &`]: { color: color.text.accent } },
});

export const figure = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "76%",
  fontSize: "clamp(2.125rem, 1.6rem + 1.6vw, 2.875rem)",
  lineHeight: 1,
});

export const description = style({
  display: "block",
  fontSize: fontSize.small,
  fontWeight: 400,
  lineHeight: 1.4,
});
