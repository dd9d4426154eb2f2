import type { Tag } from "./xmlTags.ts";

/** The size that an SVG is drawn at, in pixels, and what of it is seen there. */
export interface SvgSize {
  width: number;
  height: number;
  viewBox: string;
}

/** The longest side that an SVG is drawn at, in pixels. */
const SIDE = 1024;

/** What a length of each unit is, in pixels (CSS Values 4, 6.2); others depend on where the drawing stands. */
const pixels: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/** In its own proportions, its longest side at `SIDE`. Without any size browsers draw 300 × 150: so do we. */
export function sizeOf({ attributes }: Tag): SvgSize {
  const valueOf = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
  const inPixels = (name: string) => {
    const [, number, unit = "px"] =
      /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]+)?\s*$/i.exec(valueOf(name) ?? "") ?? [];
    return Number(number) * (pixels[unit.toLowerCase()] ?? NaN);
  };
  const viewBox = valueOf("viewBox")?.trim();
  const box = viewBox?.split(/[\s,]+/).map(Number) ?? [];
  const own = [inPixels("width"), inPixels("height")];
  const [width = 300, height = 150] =
    [own, box.slice(2)].find((lengths) => lengths.length === 2 && lengths.every((side) => side > 0)) ?? [];
  const scale = SIDE / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    viewBox: viewBox?.replaceAll('"', "&quot;") ?? `0 0 ${width} ${height}`,
  };
}
