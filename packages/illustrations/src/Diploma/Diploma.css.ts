import { globalStyle, type GlobalStyleRule, style, styleVariants } from "@vanilla-extract/css";
import { theme } from "@sillages/ui/theme";

const { border, color, font } = theme;

/** On its side: the margins are its own. */
globalStyle("@page diploma", { size: "297mm 210mm", margin: 0 } as GlobalStyleRule);

/** Every measure is a part of its width: on paper and on a screen it is the same. */
const part = (hundredths: number) => `${hundredths}cqw`;

export const sheet = style({
  containerType: "inline-size",
  position: "relative",
  width: "100%",
  aspectRatio: "297 / 210",
  overflow: "hidden",
  "@media": {
    print: {
      page: "diploma",
      width: "297mm",
      // A hair less than the sheet: a rounding would make an empty page.
      height: "209.8mm",
      aspectRatio: "auto",
      breakAfter: "page",
      breakInside: "avoid",
      backgroundColor: `${color.surface.page} !important`,
      color: `${color.text.default} !important`,
      printColorAdjust: "exact",
      WebkitPrintColorAdjust: "exact",
      selectors: { "&:last-child": { breakAfter: "auto" } },
    },
  },
});

// The rest of the site prints in black on white; here the inks are the sheet.
globalStyle(`${sheet} *`, { "@media": { print: { color: "inherit !important" } } });

/** Its `alt` is left unsaid: the sheet says whose and what for. */
export const picture = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: part(32),
  maxWidth: "none",
  height: "100%",
  objectFit: "cover",
});

// As high as the sheet: a crop chooses from left to right alone. A class for each tenth, since a page has no style attribute.
const tenths = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10 } as const;

export const focus = styleVariants(tenths, (tenth) => ({ objectPosition: `${tenth * 10}% 50%` }));

export const words = style({
  position: "absolute",
  insetBlock: part(2),
  insetInlineEnd: part(2),
  width: part(64),
  display: "grid",
  gridTemplateRows: "auto auto minmax(0, 1fr) auto auto auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: part(1.1),
  padding: part(3),
  // Two rules, as around a print.
  border: `${border.strong} solid ${color.border.control}`,
  outline: `${border.control} solid ${color.border.control}`,
  outlineOffset: `calc(${part(0.6)})`,
  fontSize: part(1.75),
  lineHeight: 1.3,
});

export const head = style({ fontFamily: font.display, fontWeight: 900, lineHeight: 0.95 });

export const title = style({ display: "block", fontStretch: "104%", fontSize: part(8.6) });

export const subject = style({
  display: "block",
  fontStretch: "82%",
  fontSize: part(3.4),
  marginBlockStart: part(0.8),
});

export const awarded = style({ marginBlockStart: part(1.6), fontSize: part(2.2), fontWeight: 600 });

const named = style({
  alignSelf: "center",
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "76%",
  lineHeight: 1.06,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const name = styleVariants({
  short: [named, { fontSize: part(7) }],
  regular: [named, { fontSize: part(4.6) }],
  long: [named, { fontSize: part(3.6) }],
  longer: [named, { fontSize: part(2.7) }],
  longest: [named, { fontSize: part(1.9) }],
});

/** A line to write on. */
export const blank = style({
  alignSelf: "end",
  height: part(6),
  borderBlockEnd: `${border.control} solid ${color.border.control}`,
});

export const level = style({ display: "flex", alignItems: "center", gap: part(1.6) });

export const emblem = style({ flex: "none", width: part(6.4), height: "auto" });

export const reason = style({ fontSize: part(2.4), fontWeight: 600, overflowWrap: "anywhere" });

export const foot = style({
  display: "grid",
  gridTemplateColumns: "1fr 1.4fr",
  alignItems: "end",
  gap: part(3),
  minHeight: part(5.4),
});

export const signature = style({
  minHeight: part(5.4),
  borderBlockEnd: `${border.control} solid ${color.border.control}`,
});

export const notice = style({ fontSize: part(1.3), lineHeight: 1.25 });
