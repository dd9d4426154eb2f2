import { inks } from "./inks.ts";
import { canBeShort, shortPath } from "./shortPath.ts";
import { GAP, svgContent } from "./svgContent.ts";

/** A logo as it is drawn for itself: 64 units high. */
interface DrawnLogo {
  id: string;
  width: number;
  svg: string;
}

const HEIGHT = 64;

/** Steps of a third of a unit: a fifth of a pixel where a logo is shown at its tallest. */
const SCALE = 3;

function shortened({ id, svg }: DrawnLogo): string {
  return svgContent(id, svg).replaceAll(/<path d="([^"]*)"/g, (path, data: string) =>
    canBeShort(data)
      ? `<path transform="scale(${(1 / SCALE).toFixed(4)})" d="${shortPath(data, SCALE)}"`
      : path,
  );
}

function rowOf(logos: readonly DrawnLogo[], y: number): string {
  let x = 0;
  const placed = logos.map((logo) => {
    const { id, width } = logo;
    const part =
      `<view id="${id}" viewBox="${x} ${y} ${width} ${HEIGHT}"/>` +
      `<g transform="translate(${x} ${y})">${shortened(logo)}</g>`;
    x += width + HEIGHT;
    return part;
  });
  return placed.join("");
}

/**
 * Logos in rows, each followed by a blank as wide as it is high, in one picture; `#<id>` shows one of them alone. One request for
 * all, and the strip that repeats the first row repeats a picture. Without a box of its own: WebKit would give each logo the
 * proportions of the row.
 */
export function logoSprite(rows: readonly (readonly DrawnLogo[])[]): string {
  const drawn = rows.map((row, at) => rowOf(row, at * (HEIGHT + GAP)));
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="${inks.night}">${drawn.join("")}</svg>\n`;
}
