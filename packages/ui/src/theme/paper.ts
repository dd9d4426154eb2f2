// The measures of what is printed. A sheet of paper has no window: nothing here follows its width.
import { scale } from "./scale.ts";
import { theme } from "./theme.css.ts";

const { fontSize, size, space } = theme;

/** What is printed, unless something else is said: what the scale measures by the window has a measure of its own. */
export const paperMeasures = {
  [fontSize.poster]: "3.5rem",
  [fontSize.section]: "2.25rem",
  [fontSize.title]: "1.625rem",
  [fontSize.subtitle]: "1.25rem",
  [fontSize.figure]: "3.375rem",
  [fontSize.lead]: "1.125rem",
  [fontSize.body]: "0.9375rem",
  [fontSize.label]: "0.9375rem",
  [fontSize.small]: "0.875rem",
  [space.gutter]: "16px",
  [space.margin]: "0px",
  [space.section]: "40px",
};

/** A sheet that is made to be printed from a page: a quiz on paper. */
export const sheetMeasures = {
  ...paperMeasures,
  [space.hair]: scale.space.hair,
  [space.close]: scale.space.close,
  [space.near]: scale.space.near,
  [space.regular]: scale.space.regular,
  [space.wide]: scale.space.wide,
  [space.loose]: scale.space.loose,
  [space.vast]: scale.space.vast,
  [size.print]: scale.size.print,
};

/** A page of a site that somebody prints to read it: as small as a newspaper, in as few sheets. Text in 9 and 8.5 points. */
export const pageMeasures = {
  [fontSize.poster]: "26pt",
  [fontSize.section]: "18pt",
  [fontSize.title]: "14pt",
  [fontSize.subtitle]: "12pt",
  [fontSize.figure]: "22pt",
  [fontSize.lead]: "10pt",
  [fontSize.body]: "9pt",
  [fontSize.label]: "9pt",
  [fontSize.small]: "8.5pt",
  [space.hair]: "2px",
  [space.close]: "4px",
  [space.near]: "7px",
  [space.regular]: "12px",
  [space.wide]: "16px",
  [space.loose]: "20px",
  [space.vast]: "24px",
  [space.gutter]: "12px",
  [space.margin]: "0px",
  [space.section]: "16px",
  [size.print]: "42mm",
};

/** What stands under or over its words on a screen stands beside them on paper, as on a desk. */
export const besideOnPaper = { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", columnGap: space.wide };

/** Where a site has its foot, what is printed is a page of it, to be read in few sheets. Others were composed for paper. */
export const PAGE = ":root:has([data-page-foot])";

/** `@media` rules of a style for a page that is printed. */
export const printedPage = <const Rule extends object>(
  rule: Rule,
): { print: { selectors: Record<string, Rule> } } => ({ print: { selectors: { [`${PAGE} &`]: rule } } });
