import { style, styleVariants } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { border, color, fontSize, size, space } = theme;

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const entry = style({
  display: "flex",
  // Words that are enlarged go under the day, where they have no room beside it.
  flexWrap: "wrap",
  gap: space.near,
  padding: `${space.near} 0`,
  borderBlockStart: `${border.control} solid ${color.border.control}`,
  scrollMarginBlockStart: `calc(${size.header} + ${space.regular})`,
  breakInside: "avoid",
  "@media": {
    [media.tablet]: { gap: space.regular },
    print: { display: "grid", gridTemplateColumns: "52px minmax(0, 1fr)", padding: "8px 0" },
  },
});

const base = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  alignSelf: "start",
  flex: "none",
  width: "5rem",
  gap: "2px",
  aspectRatio: "1",
  textAlign: "center",
  printColorAdjust: "exact",
  "@media": { [media.tablet]: { width: "7rem" }, print: { width: "auto" } },
});

/** The ink of a hull. */
export const band = styleVariants({
  vermilion: [base, surface.vermilion],
  sea: [base, surface.sea],
});

export const day = style({
  fontFamily: theme.font.display,
  fontSize: "2.125rem",
  fontWeight: 800,
  lineHeight: 0.9,
  "@media": { [media.tablet]: { fontSize: "3.25rem" }, print: { fontSize: "18pt" } },
});

export const month = style({
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: 1.2,
  "@media": { print: { fontSize: "7pt" } },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 10rem",
  minWidth: 0,
  gap: "4px",
});

export const place = style({ fontWeight: 700, lineHeight: 1.35 });

/** A position is not parted by the end of a line where it has room. */
export const held = style({ display: "inline-block" });
