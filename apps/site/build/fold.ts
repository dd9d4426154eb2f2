import { type Starter, starterOf } from "./starter.ts";

const mark = '<div hidden="" data-fold="true"></div>';

/** What stands above the fold of the page `html` (src/shell/Fold.tsx): what its first paint shows. */
export function aboveFold(html: string): string {
  const [above, ...below] = html.split(mark);
  if (!above || below.length !== 1) throw new Error("A page has one fold.");
  return above;
}

/**
 * Links `styleSheet` at the fold of the page `html`: the browser paints what stands above at once, and what stands below when the
 * sheet is there. The script after it starts the page; it makes Firefox wait for the sheet too, which would show the rest without
 * its styles.
 */
export function linkAtFold(html: string, styleSheet: string, starter: Starter): string {
  return html.replace(
    mark,
    () =>
      `<div hidden data-fold><link rel="stylesheet" href="/${styleSheet}"><script>${starterOf(starter)}</script></div>`,
  );
}
