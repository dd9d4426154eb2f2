import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { theme } from "../../theme/theme.css.ts";

const x = createVar();
const y = createVar();

const picture = style({
  width: "100%",
  height: "auto",
  objectFit: "cover",
  objectPosition: `${x} ${y}`,
  // On paper the whole drawing is small, rather than a strip of it wide.
  "@media": { print: { objectFit: "contain", objectPosition: "0 50%", maxHeight: theme.size.print } },
});

export const ratio = styleVariants({
  own: [picture],
  landscape: [picture, { aspectRatio: "4 / 3" }],
  wide: [picture, { aspectRatio: "16 / 9" }],
  square: [picture, { aspectRatio: "1" }],
  portrait: [picture, { aspectRatio: "532 / 620" }],
  fill: [picture, { position: "absolute", inset: 0, height: "100%" }],
});

// A class for each tenth: the page's policy allows no style attribute.
const tenths = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10 } as const;

export const focusX = styleVariants(tenths, (tenth) => ({ vars: { [x]: `${tenth * 10}%` } }));
export const focusY = styleVariants(tenths, (tenth) => ({ vars: { [y]: `${tenth * 10}%` } }));

export const source = style({ display: "contents" });

/** A tall drawing is composed for its words: a crop keeps its top, where they stand. */
export const tall = style({
  "@media": { [media.belowTablet]: { objectPosition: "50% 0" } },
});
