import { GAP, svgContent } from "./svgContent.ts";

/** A drawing as it is drawn for itself, `width` × `height` units. */
export interface SheetDrawing {
  name: string;
  width: number;
  height: number;
  svg: string;
}

/**
 * Drawings of one size, one below the other in one picture; `#<name>` shows one of them alone. The sheet says that it is as large
 * as one: WebKit gives each the proportions of the whole.
 */
export function drawingSheet(drawings: readonly SheetDrawing[]): string {
  const { height, width } = drawings[0] ?? { height: 0, width: 0 };
  const placed = drawings.map(({ name, svg, ...size }, at) => {
    if (size.width !== width || size.height !== height)
      throw new Error(`« ${name} » is not ${width} × ${height}, as the other drawings of its folder.`);
    const y = at * (height + GAP);
    return (
      `<view id="${name}" viewBox="0 ${y} ${width} ${height}"/>` +
      `<svg y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svgContent(name, svg)}</svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${placed.join("")}</svg>\n`;
}
