import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const { color, font, fontSize, size, space } = theme;

export const footer = style({ overflow: "hidden", containerType: "inline-size" });

/** How wide the name is for each unit of its size, at this width of the letter. */
const WORDMARK_EM = 4.86;

const inner = style({ maxWidth: size.content, marginInline: "auto", paddingInline: space.margin });

export const content = style([
  inner,
  {
    display: "grid",
    gap: `${space.wide} ${space.gutter}`,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    paddingBlock: `${space.loose} ${space.wide}`,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      [media.desktop]: { gridTemplateColumns: "1.5fr 1fr 1fr 1.2fr", paddingBlockStart: space.vast },
    },
  },
]);

export const motto = style({
  gridColumn: "1 / -1",
  maxWidth: "9.4em",
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "70%",
  fontSize: "clamp(1.75rem, 1.2rem + 1.8vw, 3rem)",
  lineHeight: 1,
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

export const title = style({
  marginBlockEnd: space.near,
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "88%",
  fontSize: fontSize.label,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const contact = style({
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

export const line = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  overflowWrap: "anywhere",
});

export const legal = style([
  inner,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `0 ${space.regular}`,
    fontSize: fontSize.small,
    color: color.text.muted,
  },
]);

export const legalLinks = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space.regular}` });

export const legalLink = style({ display: "inline-flex", alignItems: "center", minHeight: size.target });

export const wordmark = style({
  paddingInline: space.margin,
  marginBlock: `${space.regular} -.16em`,
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "108%",
  fontSize: `calc((100cqi - 2 * ${space.margin}) / ${WORDMARK_EM})`,
  lineHeight: 0.86,
  letterSpacing: "-.02em",
  whiteSpace: "nowrap",
  color: color.strong.background,
  "@media": { print: { display: "none" } },
});
