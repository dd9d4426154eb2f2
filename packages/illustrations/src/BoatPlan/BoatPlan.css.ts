import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { type SurfaceName, inkColors, lit, media, theme } from "@sillages/ui/theme";

const { border, color, font, fontSize, radius, space } = theme;

export const plan = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.wide} clamp(32px, 5vw, 96px)`,
  "@media": {
    [media.desktopSheet]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
  },
});

// What introduces it stands over both.
globalStyle(`${plan} > header`, {
  "@media": { [media.desktopSheet]: { gridColumn: "1 / -1", marginBlockEnd: 0 } },
});

/** Both views stand on one water, at one scale. */
export const views = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: space.regular,
  breakInside: "avoid",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "486fr 240fr" },
    [media.desktop]: { alignSelf: "end" },
    print: { gridTemplateColumns: "486fr 240fr" },
  },
});

export const view = styleVariants({
  /** Its sun rises behind both. */
  profile: [lit, { width: "100%", height: "auto", overflow: "visible" }],
  /** On a phone the hull alone, larger: the mast is drawn once. */
  front: [
    lit,
    {
      position: "relative",
      width: "min(100%, 270px)",
      height: "auto",
      marginInline: "auto",
      aspectRatio: "240 / 214",
      "@media": {
        [media.tablet]: { width: "100%", aspectRatio: "240 / 740" },
        print: { width: "100%", aspectRatio: "240 / 740" },
      },
    },
  ],
});

const ink = (name: SurfaceName) => inkColors[name].surface.page;

const line = (name: SurfaceName, width: string) => ({ fill: "none", stroke: ink(name), strokeWidth: width });

/** A boat keeps its own inks on every ground. */
export const paint = styleVariants({
  sea: { fill: ink("sea") },
  hull: { fill: ink("vermilion") },
  paper: { fill: ink("paper") },
  dark: { fill: ink("night") },
  sun: { fill: ink("sun") },
  fold: { fill: ink("sunPale") },
  stripe: line("paper", "4"),
  spar: { ...line("night", "4.4"), strokeLinecap: "round" },
  stay: line("night", "1"),
  batten: { ...line("night", "1"), opacity: 0.5 },
  wakeBlue: { ...line("sea", "11"), strokeLinecap: "round" },
  wakeRed: { ...line("vermilion", "11"), strokeLinecap: "round" },
  foil: line("night", "6"),
  foilTip: line("sun", "6"),
  swung: { ...line("paper", "1.6"), strokeDasharray: "5 4" },
});

const drawn = { fill: "none", stroke: "currentColor" } as const;

/** In the air a ruler is of the ink of words; in the water, of paper. */
export const ruler = styleVariants({
  air: { ...drawn, strokeWidth: "2.4" },
  water: line("paper", "2.4"),
});

export const guide = styleVariants({
  air: { ...drawn, strokeWidth: "1.2", strokeDasharray: "2 5" },
  water: { ...line("paper", "1.2"), strokeDasharray: "2 5" },
});

export const disc = style({
  fill: color.selected.background,
  stroke: color.selected.text,
  strokeWidth: "2.4",
  r: "16px",
  "@media": { [media.belowTablet]: { r: "19px" } },
});

export const number = style({
  fill: color.selected.text,
  fontFamily: font.display,
  fontWeight: 900,
  fontSize: "19px",
  textAnchor: "middle",
  dominantBaseline: "central",
  "@media": { [media.belowTablet]: { fontSize: "24px" } },
});

export const list = style({
  counterReset: "mark",
  "@media": { [media.desktop]: { alignSelf: "end" } },
});

export const item = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.near,
  paddingBlock: "12px",
  borderBlockEnd: `${border.control} solid ${color.line}`,
  counterIncrement: "mark",
  breakInside: "avoid",
  "::before": {
    content: "counter(mark)",
    display: "grid",
    placeItems: "center",
    width: "34px",
    height: "34px",
    border: `${border.control} solid ${color.selected.text}`,
    borderRadius: radius.round,
    background: color.selected.background,
    color: color.selected.text,
    fontFamily: font.display,
    fontWeight: 900,
    fontSize: fontSize.label,
    lineHeight: 1,
  },
});

export const label = style({ fontWeight: 700, lineHeight: 1.3 });

export const value = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "76%",
  fontSize: fontSize.subtitle,
  lineHeight: 1.1,
});

export const note = style({ gridColumn: "2 / -1", fontSize: fontSize.small, lineHeight: 1.45 });
