// For `.css.ts` files, at build: what it needs to know of the font never reaches the browser.
export { type FittedLine, type FittedLines, fitLines, type Line } from "./fit/fitLines.ts";
export { type HeadingLines, headlineStyles, wordmarkStyles } from "./fit/headlineStyles.ts";
