import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { PAGE, pageMeasures } from "../../theme/paper.ts";
import { theme } from "../../theme/theme.css.ts";
import { line as fittedLine, unbounded } from "../Heading/fitted.css.ts";

const { border, color, font, fontSize, size, space } = theme;

export const footer = style({
  overflow: "hidden",
  containerType: "inline-size",
  "@media": { print: { display: "none" } },
});

globalStyle(PAGE, { "@media": { print: { vars: pageMeasures, lineHeight: 1.35 } } });
globalStyle(`${PAGE} body`, { "@media": { print: { lineHeight: 1.35 } } });

const inner = style({ maxWidth: size.content, marginInline: "auto", paddingInline: space.margin });

export const content = style([
  inner,
  {
    display: "grid",
    gap: `${space.wide} ${space.gutter}`,
    // Two, or one where larger words have no room in two; three on a tablet, where a fourth would leave the last list alone.
    gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 40%), 1fr))",
    alignItems: "start",
    paddingBlock: `clamp(44px, 4.4vw, 80px) ${space.regular}`,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(max(12rem, 28%), 1fr))" },
      // The motto, then a column for each list, however many, as wide as its words.
      [media.wide]: {
        gridTemplateColumns: "auto",
        gridAutoFlow: "column",
        gridAutoColumns: "auto",
        justifyContent: "space-between",
      },
    },
  },
]);

export const motto = style({
  gridColumn: "1 / -1",
  maxWidth: "11em",
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "68%",
  fontSize: fontSize.title,
  lineHeight: 0.95,
  letterSpacing: "-.012em",
  textWrap: "balance",
  "@media": {
    [media.tablet]: { maxWidth: "none" },
    [media.wide]: { gridColumn: "auto", maxWidth: "6.4em" },
  },
});

export const title = style({
  marginBlockEnd: space.near,
  fontFamily: font.display,
  fontWeight: 800,
  fontStretch: "90%",
  fontSize: "1.1875rem",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  textDecoration: "none",
  textDecorationThickness: border.control,
  textUnderlineOffset: "5px",
  selectors: { "&:hover": { textDecorationLine: "underline" } },
  "@media": {
    [media.wide]: { whiteSpace: "nowrap" },
    [media.moreContrast]: { textDecorationLine: "underline" },
  },
});

export const contact = style({
  gridColumn: "1 / -1",
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

// Of an odd number of lists, the last has no other beside it: its links keep to one line.
globalStyle(`${content} > nav:nth-of-type(odd):has(+ ${contact})`, {
  gridColumn: "1 / -1",
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

export const line = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  overflowWrap: "anywhere",
  // Whole where the column takes the width of its words.
  "@media": { [media.wide]: { maxWidth: "13rem", overflowWrap: "break-word" } },
});

export const legal = style([
  inner,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.close} ${space.regular}`,
    fontSize: fontSize.small,
    color: color.text.muted,
  },
]);

/** A row to itself, of lines that are read. */
export const notice = style({
  width: "100%",
  paddingInlineEnd: `max(0px, 100% - ${theme.measure.text})`,
});

/** What follows them on their line stands at its end. */
export const legalLinks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.regular}`,
  marginInlineEnd: "auto",
});

export const legalLink = style({ display: "inline-flex", alignItems: "center", minHeight: size.target });

/** From one side of the page to the other, cut by its foot at the line the letters stand on. */
const name = style({
  paddingInline: space.margin,
  marginBlockStart: "clamp(48px, 5vw, 128px)",
  fontFamily: font.display,
  fontWeight: 900,
  color: color.strong.background,
});

const cut = { lineHeight: 0.72, marginBlockEnd: "-.08em" };

export const wordmark = style([name, unbounded]);

export const letters = style([fittedLine, cut]);
