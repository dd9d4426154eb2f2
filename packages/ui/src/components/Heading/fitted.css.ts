import { createVar, fallbackVar, style, type StyleRule, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

/** How large the headline may grow, how wide its lines are in em, how large one of them is beside the others. */
export const largest = createVar();
export const measure = createVar();
export const scale = createVar();

/** The heading is the measure that its lines fill: it takes the whole width of its parent. */
const box = style({
  containerType: "inline-size",
  width: "100%",
  lineHeight: 0.88,
  // Advances are not rounded to the pixel: a fitted line is as long as it was computed.
  textRendering: "geometricPrecision",
});

/** On a phone the loudest fill the page from side to side. */
const fillsPhone = (size: string): StyleRule => ({
  vars: { [largest]: size },
  "@media": { [media.belowTablet]: { vars: { [largest]: "100cqi" } } },
});

export const fitted = styleVariants({
  hero: [box, fillsPhone("clamp(3.75rem, 9.1vw, 9.875rem)")],
  poster: [box, { vars: { [largest]: "clamp(3.75rem, 8.6vw, 8.75rem)" } }],
  chapter: [box, fillsPhone("clamp(2.875rem, 7vw, 7rem)")],
  section: [box, { vars: { [largest]: "clamp(2.75rem, 5.6vw, 5.5rem)" } }],
  title: [box, { vars: { [largest]: "clamp(2rem, 3.9vw, 3.625rem)" } }],
  question: [box],
  unseen: [box],
  subtitle: [box, { vars: { [largest]: "clamp(1.4375rem, 2vw, 1.8125rem)" } }],
  heard: [box],
});

/** As large as its measure lets it: a name on a wall. */
export const unbounded = style([box, { vars: { [largest]: "100cqi" } }]);

/**
 * One line, as long as it was computed but for a hundredth of the measure: an engine that rounds otherwise does not cut it. It wraps
 * only where a reader asks for more space between letters or words.
 */
export const line = style({
  display: "block",
  // Again, because em of the heading would be inherited as pixels.
  letterSpacing: "-.012em",
  fontSize: `calc(min(${largest}, 99cqi / ${measure}) * ${fallbackVar(scale, "1")})`,
});
