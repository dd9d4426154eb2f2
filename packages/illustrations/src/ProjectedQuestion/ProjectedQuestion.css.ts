import { fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, surface, theme } from "@sillages/ui/theme";
import { body } from "../ProjectedScreen/ProjectedScreen.css.ts";
import { unit } from "../ProjectedScreen/unit.css.ts";

const { border, color, font, radius, space } = theme;

/** As many hundredths of the screen, and never smaller than what is read on a phone. */
const large = (units: number, least: string) => `max(${least}, calc(${unit} * ${units}))`;

const heading = style({
  fontFamily: font.display,
  fontWeight: 900,
  fontStretch: "80%",
  lineHeight: 1.1,
  textWrap: "balance",
  overflowWrap: "anywhere",
});

export const question = styleVariants({
  short: [heading, { fontSize: large(4.9, "1.5rem") }],
  long: [heading, { fontSize: large(4, "1.5rem") }],
  longest: [heading, { fontSize: large(3.4, "1.375rem") }],
});

/** The picture stands beside the question where there is room, below it elsewhere. */
export const asked = style({
  display: "grid",
  gap: space.near,
  alignItems: "center",
  justifyContent: "space-between",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

const framed = style({
  width: "auto",
  maxWidth: "100%",
  border: `${border.strong} solid ${color.border.control}`,
  borderRadius: radius.cut,
});

const tall = (units: number, least: string) => `max(${least}, calc(${fallbackVar(unit, "5px")} * ${units}))`;

/** It leaves its room to the explanation once that is shown. */
export const picture = styleVariants({
  asked: [framed, { height: tall(24, "150px") }],
  answered: [framed, { height: tall(13, "110px") }],
});

export const options = style({
  display: "grid",
  gap: space.close,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `calc(${unit} * 1)` },
  },
});

const tile = style({
  display: "flex",
  alignItems: "center",
  gap: `max(12px, calc(${unit} * 1.4))`,
  minHeight: `max(64px, calc(${unit} * 9.6))`,
  padding: `${space.hair} ${space.near}`,
  border: `${border.strong} solid ${color.border.control}`,
  borderRadius: radius.cut,
  fontSize: large(2.9, "1.1875rem"),
  fontWeight: 600,
  lineHeight: 1.18,
});

export const option = styleVariants({
  open: [tile],
  /** An ink, a double rule, a check and a word: seen without the ink too. */
  right: [
    surface.lagoon,
    tile,
    {
      outline: `${border.poster} solid ${color.border.control}`,
      outlineOffset: `calc(-1 * ${border.strong})`,
    },
  ],
});

export const mark = style({ display: "grid", flex: "none", fontSize: large(3.6, "1.75rem") });

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });

export const verdict = style({
  display: "flex",
  alignItems: "center",
  gap: space.hair,
  fontSize: large(1.9, "1rem"),
});

export const why = style({
  fontSize: large(2.15, "1.0625rem"),
  lineHeight: 1.28,
  textWrap: "pretty",
});

// The explanation finds its room kept, more of it than there is above: what is read stays where it is.
const projected = `${body}:has(> ${options})`;
globalStyle(projected, { display: "flex", flexDirection: "column" });
globalStyle(`${projected}::before`, { content: "", flex: "1 1 0", marginBlockEnd: `calc(${unit} * -1.4)` });
globalStyle(`${projected}:not(:has(> ${why}))::after`, { content: "", flex: "1.6 1 0" });
globalStyle(`${projected} > ${why}`, { flex: "1.6 1 0" });

export const source = style({ fontSize: large(1.6, "0.9375rem") });
