// Letters as outlines: a picture with words that needs no font where it is drawn.
import { create, type Font } from "fontkit";
import wawoff2 from "wawoff2";

/** How narrow and how wide the letters of a headline may be. */
const NARROWEST = 58;
const WIDEST = 132;

/** The height of a line, in that of its letters. */
const LINE = 0.94;

/** A headline as one path, from its upper left corner. */
interface OutlinedHeadline {
  readonly path: string;
  readonly height: number;
}

/** The font of headlines, whose letters are as wide as one asks. */
export const readFont = async (woff2: Uint8Array): Promise<Font> =>
  create(Buffer.from(await wawoff2.decompress(woff2)));

/** How wide `text` is in ems, in letters of the width `wdth`. */
const widthOf = (font: Font, text: string, wdth: number) =>
  font.getVariation({ wdth }).layout(text).advanceWidth / font.unitsPerEm;

/** The width of letters by which `text` fills `ems`: widths grow evenly between the two bounds. */
function widthThatFills(font: Font, text: string, ems: number): number {
  const [least, most] = [widthOf(font, text, NARROWEST), widthOf(font, text, WIDEST)];
  const share = (ems - least) / (most - least);
  return NARROWEST + Math.min(1, Math.max(0, share)) * (WIDEST - NARROWEST);
}

/** `lines` that each fill `measure` by the width of their letters, no higher than `tallest` together. */
export function outlineHeadline(
  font: Font,
  lines: readonly string[],
  { measure, tallest }: { measure: number; tallest: number },
): OutlinedHeadline {
  const longest = Math.max(...lines.map((line) => widthOf(font, line, NARROWEST + 10)));
  const size = Math.min(measure / longest, tallest / (lines.length * LINE));
  const scale = size / font.unitsPerEm;
  const path = lines.map((line, at) => {
    const { glyphs, positions } = font
      .getVariation({ wdth: widthThatFills(font, line, measure / size) })
      .layout(line);
    let x = 0;
    return glyphs
      .map((glyph, place) => {
        const { xAdvance = 0, xOffset = 0 } = positions[place] ?? {};
        const left = (x + xOffset) * scale;
        x += xAdvance;
        return glyph.path.transform(scale, 0, 0, -scale, left, (at * LINE + 0.78) * size).toSVG();
      })
      .join("");
  });
  return { path: path.join(""), height: lines.length * LINE * size };
}
