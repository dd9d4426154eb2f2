/** Dots of a picture, four numbers each: red, green, blue, opacity, from 0 to 255. */
export type Dots = ArrayLike<number>;

/** Below this ratio two colours are hard to tell apart at a distance. WCAG 2.2 asks 3 of a drawing; a logo also has its shape. */
const TOLD_APART = 2;

/** A logo of which so little stands out is lost on what it is laid on. */
const ENOUGH = 0.06;

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(red: number, green: number, blue: number): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Whether enough of `dots` stands out from `background`, written « rgb(251 244 230) ». */
export function isLegible(dots: Dots, background: string): boolean {
  const [red = 0, green = 0, blue = 0] = (background.match(/\d+/g) ?? []).map(Number);
  const ground = luminance(red, green, blue);
  let seen = 0;
  let apart = 0;
  for (let at = 0; at < dots.length; at += 4) {
    if (dots[at + 3]! < 128) continue;
    const ink = luminance(dots[at]!, dots[at + 1]!, dots[at + 2]!);
    const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    seen++;
    if (ratio >= TOLD_APART) apart++;
  }
  return seen > 0 && apart / seen >= ENOUGH;
}

/** How much of `dots` can be seen at all, from 0 to 1. */
export function coverage(dots: Dots): number {
  let seen = 0;
  for (let at = 3; at < dots.length; at += 4) if (dots[at]! >= 128) seen++;
  return dots.length === 0 ? 0 : seen / (dots.length / 4);
}
