import { style } from "@vanilla-extract/css";
import { measure, scale as size } from "../components/Heading/fitted.css.ts";
import type { HeadingFit } from "../components/Heading/Heading.tsx";
import { type FittedLine, type FittedLines, fitLines, type Line } from "./fitLines.ts";

/** Lines cut by hand, or with `wide` the same in letters as wide as they go, for the one headline that opens a site. */
export type HeadingLines = readonly Line[] | { readonly wide: readonly Line[] };

const styleOf = ({ stretch, scale, gapEm }: FittedLine) =>
  style({
    fontStretch: `${stretch}%`,
    ...(gapEm !== 0 && { marginBlockStart: `${gapEm}em` }),
    ...(scale !== 1 && { vars: { [size]: String(scale) } }),
  });

const toStyles = ({ measureEm, lines }: FittedLines): HeadingFit => ({
  box: style({ vars: { [measure]: String(measureEm) } }),
  lines: lines.map((line) => ({ text: line.text, style: styleOf(line) })),
});

/**
 * Fits headlines and writes their classes. Call it in a `.css.ts` file, which runs at build only: neither the metrics
 * nor this function reach the browser.
 *
 * @example
 * // headlines.css.ts
 * export const headlines = headlineStyles({ title: ["On en parle", "à terre."] });
 * // route.tsx
 * <Heading level={1} size="poster" fit={headlines.title} />
 */
export function headlineStyles<Name extends string>(
  headlines: Readonly<Record<Name, HeadingLines>>,
): Record<Name, HeadingFit> {
  const fits = Object.entries<HeadingLines>(headlines).map(([name, lines]) => [
    name,
    toStyles("wide" in lines ? fitLines(lines.wide, "wide") : fitLines(lines)),
  ]);
  return Object.fromEntries(fits) as Record<Name, HeadingFit>;
}

/** How wide the name at the foot of a site is in em: tall enough for a wall, whatever its number of letters. */
const WORDMARK_EM = 4.54;

/** Fits a name for `Wordmark`. A long one grows narrow, then smaller; a short one grows wide, then taller. */
export function wordmarkStyles(name: string): HeadingFit {
  return toStyles(fitLines([name], WORDMARK_EM));
}
