import { fontProperty } from "./SailName.css.ts";

/** The width of a letter, in times its size: a guess that is wide enough, where there is no browser to measure. */
const LETTER = 0.7;

let context: CanvasRenderingContext2D | null | undefined;

/** The font that names are set in (SailName.css.ts), for a canvas, at `size` pixels. */
export const nameFont = (size: number) =>
  `900 ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(fontProperty)}`;

/** How wide `text` is in the letters of names, in times their size. */
export function nameWidth(text: string): number {
  if (typeof document === "undefined") return text.length * LETTER;
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * LETTER;
  context.font = nameFont(100);
  return context.measureText(text).width / 100;
}
