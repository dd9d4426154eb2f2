import { fontProperty } from "./SailName.css.ts";

/** The width of a letter, in times its size: a guess that is wide enough, where there is no browser to measure. */
const LETTER = 0.7;

let context: CanvasRenderingContext2D | null | undefined;

/** The font that names are set in (SailName.css.ts), for a canvas, at `size` pixels. */
export const nameFont = (size: number) =>
  `900 ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(fontProperty)}`;

/** How wide `text` may be in the letters of names, in times their size. */
export const guessedWidth = (text: string): number => text.length * LETTER;

/** How wide `text` is in the letters of names, in times their size; in those that stand in for them, as long as their font is on its way. */
export function nameWidth(text: string): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return guessedWidth(text);
  context.font = nameFont(100);
  return context.measureText(text).width / 100;
}
