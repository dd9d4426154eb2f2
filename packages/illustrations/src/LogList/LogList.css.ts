import { style, styleVariants } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { border, color, fontSize, size, space } = theme;

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "76px minmax(0, 1fr)",
  gap: space.near,
  padding: `${space.near} 0`,
  borderBlockStart: `${border.control} solid ${color.border.control}`,
  scrollMarginBlockStart: `calc(${size.header} + ${space.regular})`,
  breakInside: "avoid",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "112px minmax(0, 1fr)", gap: space.regular },
    print: { gridTemplateColumns: "52px minmax(0, 1fr)", padding: "8px 0" },
  },
});

const base = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  alignSelf: "start",
  gap: "2px",
  aspectRatio: "1",
  textAlign: "center",
  printColorAdjust: "exact",
});

/** The ink of a hull. */
export const band = styleVariants({
  vermilion: [base, surface.vermilion],
  sea: [base, surface.sea],
});

export const day = style({
  fontFamily: theme.font.display,
  fontSize: "34px",
  fontWeight: 800,
  lineHeight: 0.9,
  "@media": { [media.tablet]: { fontSize: "52px" }, print: { fontSize: "18pt" } },
});

export const month = style({
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: 1.2,
  "@media": { print: { fontSize: "7pt" } },
});

export const words = style({ display: "flex", flexDirection: "column", gap: "4px" });

export const place = style({ fontWeight: 700, lineHeight: 1.35 });

/** A position is not parted by the end of a line where it has room. */
export const held = style({ display: "inline-block" });
