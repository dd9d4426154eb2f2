/** A drawing as it is drawn for itself, `width` × `height` units. */
export interface SheetDrawing {
  name: string;
  width: number;
  height: number;
  svg: string;
}

/** What is drawn at the edge of one never shows at the edge of the next. */
const GAP = 8;

function contentOf({ name, svg }: SheetDrawing): string {
  const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (content === undefined) throw new Error(`« ${name} » is no drawing.`);
  return content.trim();
}

/**
 * Drawings of one size, one below the other in one picture; `#<name>` shows one of them alone. The sheet says that it is as large
 * as one: WebKit gives each the proportions of the whole.
 */
export function drawingSheet(drawings: readonly SheetDrawing[]): string {
  const { height, width } = drawings[0] ?? { height: 0, width: 0 };
  const placed = drawings.map((drawing, at) => {
    if (drawing.width !== width || drawing.height !== height)
      throw new Error(
        `« ${drawing.name} » is not ${width} × ${height}, as the other drawings of its folder.`,
      );
    const y = at * (height + GAP);
    return (
      `<view id="${drawing.name}" viewBox="0 ${y} ${width} ${height}"/>` +
      `<svg y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${contentOf(drawing)}</svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${placed.join("")}</svg>\n`;
}
