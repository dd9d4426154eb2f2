/** What is drawn at the edge of one drawing never shows at the edge of the next, on a sheet that holds several. */
export const GAP = 8;

/** What stands inside the root of `svg`. @throws when it has none, by its `name`. */
export function svgContent(name: string, svg: string): string {
  const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (content === undefined) throw new Error(`« ${name} » is no drawing.`);
  return content.trim();
}
