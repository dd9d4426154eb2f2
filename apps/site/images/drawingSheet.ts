import { GAP, svgContent } from "./svgContent.ts";

/** A drawing as it is drawn for itself, `width` × `height` units. */
interface SheetDrawing {
  name: string;
  width: number;
  height: number;
  svg: string;
}

/**
 * Drawings one below the other in one picture; `#<name>` shows one of them alone. The sheet says no size of its own: WebKit would
 * give each the proportions of the whole.
 */
export function drawingSheet(drawings: readonly SheetDrawing[]): string {
  const names = new Set<string>();
  let y = 0;
  const placed = drawings.map(({ name, width, height, svg }) => {
    if (names.has(name)) throw new Error(`Two drawings of one sheet are named « ${name} ».`);
    names.add(name);
    const part =
      `<view id="${name}" viewBox="0 ${y} ${width} ${height}"/>` +
      `<svg y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svgContent(name, svg)}</svg>`;
    y += height + GAP;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${placed.join("")}</svg>\n`;
}
