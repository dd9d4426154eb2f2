/** A name cut into lines, and the size of its letters. */
export interface FittedName {
  lines: readonly string[];
  /** In the units of the box. */
  size: number;
}

/** From one line to the next, in letters: a name has few descenders, and capitals stand close. */
export const LINE = 0.98;

const MOST_LINES = 3;

/** Every way to cut `words` into one to `most` lines. */
function cuts(words: readonly string[], most: number): string[][] {
  const whole = [[words.join(" ")]];
  if (most === 1) return whole;
  return words
    .slice(1)
    .flatMap((_, at) =>
      cuts(words.slice(at + 1), most - 1).map((rest) => [words.slice(0, at + 1).join(" "), ...rest]),
    )
    .concat(whole);
}

/**
 * The cut of `name` whose letters stand largest in a box.
 *
 * @param widthOf - How wide a text is, in times the size of its letters.
 */
export function fitName(
  name: string,
  { width, height }: { width: number; height: number },
  widthOf: (text: string) => number,
): FittedName {
  const fitted = cuts(name.split(" "), MOST_LINES).map((lines) => ({
    lines,
    size: Math.min(width / Math.max(...lines.map(widthOf)), height / (lines.length * LINE)),
  }));
  return fitted.reduce((best, other) => (other.size > best.size ? other : best));
}

/** Capitals stand this high, in times the size of a letter. */
const CAPITAL = 0.72;

/** Where the foot of each line stands, from the top of a box of that height. */
export const feetOf = ({ lines, size }: FittedName, height: number): number[] =>
  lines.map((_, at) => (height - lines.length * LINE * size) / 2 + (at + (1 + CAPITAL) / 2) * LINE * size);
