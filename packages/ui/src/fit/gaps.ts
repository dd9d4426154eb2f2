import type { Letter } from "./measure.ts";

/** Between two lines that nothing brings together. */
const REGULAR = 0.07;
/** Above a line of low letters, under one that nothing hangs from: the white is in the letters already. */
const OVER_LOW_LETTERS = -0.02;
/** Above a line that holds an accented capital. */
const UNDER_NOTHING = 0.16;
/** What falls on what: found by the ink, in em, so that it holds for every character of the font. */
const COMMA_ON_ASCENDER = 0.13;
const DESCENDER_ON_ASCENDER = 0.2;
const ON_ACCENTED_CAPITAL = 0.3;
/** Two letters share less than this: they pass beside each other. */
const GRAZE = 0.04;

const descends = ({ bottom }: Letter) => bottom < -0.19;
const hangs = ({ bottom }: Letter) => bottom < -0.09;
const rises = ({ top }: Letter) => top > 0.66;
const isAccentedCapital = ({ char }: Letter) => /\p{Lu}/u.test(char) && /\p{M}/u.test(char.normalize("NFD"));

function between(above: Letter, below: Letter): number {
  const shared = Math.min(above.end, below.end) - Math.max(above.start, below.start);
  if (shared <= GRAZE || !hangs(above) || !rises(below)) return 0;
  if (isAccentedCapital(below)) return ON_ACCENTED_CAPITAL;
  return descends(above) ? DESCENDER_ON_ASCENDER : COMMA_ON_ASCENDER;
}

/** The white between two lines, in em, letter by letter: none may touch the line below. */
export function gapBetween(above: readonly Letter[], below: readonly Letter[]): number {
  const gap = Math.max(0, ...above.flatMap((one) => below.map((other) => between(one, other))));
  if (gap) return gap;
  if (below.some(isAccentedCapital)) return UNDER_NOTHING;
  return below.some(rises) || above.some(hangs) ? REGULAR : OVER_LOW_LETTERS;
}
