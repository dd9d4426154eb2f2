import metrics from "../theme/fonts/anybody.metrics.json" with { type: "json" };

/** Of every headline, in em; never used to fill a line. */
const LETTER_SPACING = -0.012;

/** One letter where it falls on its line, and the ink it puts below and above the baseline; all in em. */
export interface Letter {
  readonly char: string;
  readonly start: number;
  readonly end: number;
  readonly bottom: number;
  readonly top: number;
}

const glyphs: Readonly<Record<string, readonly number[]>> = metrics.glyphs;
const groupOf = (groups: readonly string[]) =>
  new Map(groups.flatMap((chars, group) => [...chars].map((char) => [char, group] as const)));
const left = groupOf(metrics.left);
const right = groupOf(metrics.right);
const kern = new Map(metrics.kern.map(([a, b, ...trio]) => [`${a} ${b}`, trio]));

/** Between the three widths of `trio` the font is linear. */
function at(stretch: number, [narrow = 0, normal = 0, wide = 0]: readonly number[]): number {
  const part = (stretch - 100) / 50;
  return normal + part * (part < 0 ? normal - narrow : wide - normal);
}

/** The letters of `text` set at `stretch` percent, `scale` times as large as the line they are measured on. */
export function lettersOf(text: string, stretch: number, scale = 1): Letter[] {
  const chars = [...text];
  const unit = scale / metrics.unitsPerEm;
  let start = 0;
  return chars.map((char, index) => {
    const glyph = glyphs[char];
    if (!glyph)
      throw new Error(
        `“${char}” in “${text}” is not in the display font, so the line cannot be fitted: write it without, or add it to theme/fonts/subset.py and run subset.py, then metrics.py.`,
      );
    const [bottom = 0, top = 0] = glyph.slice(3);
    const pair = kern.get(`${left.get(char)} ${right.get(chars[index + 1] ?? "")}`);
    const advance = at(stretch, glyph) + (pair ? at(stretch, pair) : 0);
    const letter = { char, start, end: start + advance * unit, bottom: bottom * unit, top: top * unit };
    start = letter.end + LETTER_SPACING * scale;
    return letter;
  });
}

/** How wide `text` is at `stretch` percent, in em, kerned and spaced as a browser sets it. */
export function widthOf(text: string, stretch: number): number {
  const last = lettersOf(text, stretch).at(-1);
  return last ? last.end + LETTER_SPACING : 0;
}
