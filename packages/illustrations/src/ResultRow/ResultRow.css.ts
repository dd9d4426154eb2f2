import { style, styleVariants } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";

const { border, color, font, fontSize, space } = theme;

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.near} ${space.gutter}`,
  alignItems: "start",
  paddingBlock: space.regular,
  borderBlockEnd: `${border.control} solid ${color.line}`,
  breakInside: "avoid",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "74px minmax(0, 1fr) 15rem" },
    [media.desktop]: { gridTemplateColumns: "74px minmax(0, 5fr) minmax(0, 4fr) 13rem" },
  },
});

export const number = style({
  minWidth: "1.2em",
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "74%",
  fontSize: "clamp(2.5rem, 2.1rem + 1.4vw, 3.125rem)",
  lineHeight: 0.9,
});

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.near,
  maxWidth: theme.measure.text,
  "@media": { [media.belowTablet]: { gridColumn: "1 / -1", gridRow: 2 } },
});

/** Beside the answers where there is room for a measure of its own, below them elsewhere. */
export const why = style({
  display: "grid",
  gap: space.near,
  maxWidth: theme.measure.text,
  "@media": {
    [media.belowTablet]: { gridColumn: "1 / -1", gridRow: 3 },
    [media.tablet]: { gridColumn: "2 / -1", gridRow: 2 },
    [media.desktop]: { gridColumn: 3, gridRow: 1 },
  },
});

export const badges = style({ display: "flex", flexWrap: "wrap", gap: space.close });

export const question = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "80%",
  fontSize: fontSize.subtitle,
  lineHeight: 1.06,
  textWrap: "balance",
  overflowWrap: "anywhere",
});

export const picture = style({
  width: "160px",
  height: "auto",
  border: `${border.control} solid ${color.line}`,
});

export const answers = style({ display: "grid", gap: space.hair });

// On a phone an answer stands below its label, long or short; where there is room, beside it.
export const answer = style({
  display: "grid",
  gap: `0 ${space.close}`,
  lineHeight: 1.35,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 9.5em) minmax(0, 1fr)" } },
});

export const label = style({ color: color.text.muted });

export const given = style({ minWidth: 0, fontWeight: 700, overflowWrap: "anywhere" });

export const note = style({ lineHeight: 1.45 });

export const source = style({ fontSize: fontSize.small, color: color.text.muted });

export const outcome = style({
  display: "flex",
  minWidth: 0,
  alignItems: "center",
  gap: space.near,
  fontWeight: 600,
  lineHeight: 1.2,
  "@media": {
    [media.belowTablet]: { gridColumn: 2, gridRow: 1, alignSelf: "center" },
    [media.tablet]: { gridColumn: 3, gridRow: 1 },
    [media.desktop]: { gridColumn: 4 },
  },
});

export const verdict = style({ display: "grid", gap: space.hair, minWidth: 0, overflowWrap: "anywhere" });

export const points = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "82%",
  fontSize: fontSize.label,
});

const tile = style({ flex: "none" });

export const mark = styleVariants({
  right: [surface.kelp, tile],
  wrong: [surface.brick, tile],
  unanswered: [tile, { boxShadow: `inset 0 0 0 2px ${color.border.control}` }],
});
