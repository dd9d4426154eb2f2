import { gapBetween } from "./gaps.ts";
import { lettersOf, widthOf } from "./measure.ts";

/** A line cut by hand; with a size when it is to be smaller or larger than the others: `["Votre cap", 0.62]`. */
export type Line = string | readonly [text: string, scale: number];

/** One line as it is to be set. */
export interface FittedLine {
  readonly text: string;
  /** The width of its letters, in percent: `font-stretch`. */
  readonly stretch: number;
  /** Its size, for 1 of the headline's. */
  readonly scale: number;
  /** The white above it, in em of its own size; 0 for the first. */
  readonly gapEm: number;
}

export interface FittedLines {
  /** What every line measures at most, in em of the headline. */
  readonly measureEm: number;
  readonly lines: readonly FittedLine[];
}

/** Beyond these the wood type loses its colour. */
const NARROWEST = 58;
const WIDEST = 132;
/** Where the longest line stands when nothing keeps it from it. */
const CLOSE = 68;
/** How much a line may grow that is too short even at its widest. */
const LARGEST = 1.55;

/** Chromium keeps no finer `font-stretch` than this. */
const quarter = (percent: number) => Math.round(percent * 4) / 4;

function stretchFor(text: string, widthEm: number): number {
  let [low, high] = [NARROWEST, WIDEST];
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (widthOf(text, middle) < widthEm) low = middle;
    else high = middle;
  }
  return quarter(low);
}

/**
 * Makes lines cut by hand fill one measure by the width of their letters, never by the space between them.
 * Pure: reads the font's own metrics, no browser. Throws on a character that the display font does not have.
 *
 * @param lines - Two or three, in reading order; text as it is printed, with its French spaces.
 * @param aim - `close` sets the longest line at 68 %; `wide` the shortest as wide as it goes; a number is a measure in em.
 */
export function fitLines(lines: readonly Line[], aim: "close" | "wide" | number = "close"): FittedLines {
  const asked = lines.map((line) => (typeof line === "string" ? ([line, 1] as const) : line));
  const widths = (stretch: number) => asked.map(([text, scale]) => scale * widthOf(text, stretch));
  const reachable = Math.min(...widths(WIDEST));
  const wanted =
    aim === "wide" ? reachable : aim === "close" ? Math.min(Math.max(...widths(CLOSE)), reachable) : aim;
  const target = Math.max(wanted, ...widths(NARROWEST));

  const set = asked.map(([text, scale]) => {
    const missing = target / (scale * widthOf(text, WIDEST));
    const grown = scale * Math.min(LARGEST, Math.max(1, Math.round(missing * 100) / 100));
    return { text, scale: grown, stretch: stretchFor(text, target / grown) };
  });
  const measured = set.map(({ text, scale, stretch }) => scale * widthOf(text, stretch));
  const letters = set.map(({ text, scale, stretch }) => lettersOf(text, stretch, scale));
  return {
    measureEm: Math.ceil(Math.max(...measured) * 1000) / 1000,
    lines: set.map((line, at) => ({ ...line, gapEm: at ? gapBetween(letters[at - 1]!, letters[at]!) : 0 })),
  };
}
