import { describe, expect, it, test } from "vitest";
import { fitLines } from "./fitLines.ts";
import { widthOf } from "./measure.ts";

const widths = (...args: Parameters<typeof fitLines>) =>
  fitLines(...args).lines.map(({ text, scale, stretch }) => scale * widthOf(text, stretch));

describe("fitLines", () => {
  it("makes every line fill the same measure, and none pass it", () => {
    const { measureEm, lines } = fitLines(["Silence,", "on navigue."]);
    for (const { text, stretch } of lines) {
      expect(widthOf(text, stretch) / measureEm).toBeGreaterThan(0.997);
      expect(widthOf(text, stretch)).toBeLessThanOrEqual(measureEm);
    }
  });

  it("sets the longest line close, at 68 %, when the others can follow", () => {
    expect(fitLines(["Le grand quiz", "de l’océan"]).lines[0]).toMatchObject({ stretch: 68, scale: 1 });
  });

  it("narrows the longest line, never under 58 %, when a short one is at its widest", () => {
    expect(fitLines(["Agenda", "des rédactions"]).lines.map(({ stretch }) => stretch)).toEqual([132, 63.5]);
  });

  it("lets a line grow when even its widest letters leave it short", () => {
    const [first, second] = fitLines(["Et vous,", "vous embarquez\u202f?"]).lines;
    expect(first).toMatchObject({ scale: 1.03 });
    expect(second).toMatchObject({ stretch: 58, scale: 1 });
  });

  it("stops growing at 1.55 and leaves the line short", () => {
    const { measureEm, lines } = fitLines(["Oh", "quel beau temps pour la voile"]);
    expect(lines[0]).toMatchObject({ stretch: 132, scale: 1.55 });
    expect(1.55 * widthOf("Oh", 132)).toBeLessThan(measureEm);
  });

  it("keeps the size that a line asks for, and widens the letters as far as they go", () => {
    const lines = [["Votre RSE", 0.62], "prend", "le large."] as const;
    const [small, shortest, last] = fitLines(lines, "wide").lines;
    expect([small?.scale, shortest?.stretch]).toEqual([0.62, 132]);
    expect(last?.stretch).toBeGreaterThan(95);
    for (const width of widths(lines, "wide"))
      expect(width).toBeCloseTo(fitLines(lines, "wide").measureEm, 1);
  });

  it("fills a measure that is given, whatever the number of letters", () => {
    for (const name of ["Sillages", "Cap", "Expédition Grand Large"])
      for (const width of widths([name], 4.54))
        expect(width).toBeLessThanOrEqual(fitLines([name], 4.54).measureEm);
    expect(fitLines(["Sillages"], 4.54).measureEm).toBeCloseTo(4.54, 2);
  });

  it("refuses a character that the font does not have, and says what to do", () => {
    expect(() => fitLines(["Ça → là"])).toThrow(/“→” in “Ça → là” is not in the display font/);
  });
});

/** The white above the second line. */
const gap = (...lines: string[]) => fitLines(lines).lines[1]?.gapEm;

test.each([
  ["nothing meets", ["Votre nom", "sur la voile."], 0.07],
  ["a descender falls on an ascender", ["Naviguer ensemble,", "c’est choisir un cap."], 0.2],
  ["a descender falls on the dot of a j", ["Le journal de bord,", "un jeudi sur deux."], 0.2],
  ["a comma falls on an ascender", ["Et vous,", "vous embarquez\u202f?"], 0.13],
  ["a descender falls on an accented capital", ["garçon", "ÉÉÉÉÉÉ"], 0.3],
  ["an accented capital has nothing above it", ["Ouvrons", "Écoutons"], 0.16],
  ["low letters have nothing that hangs above them", ["Travailler", "avec nous"], -0.02],
  ["a descender hangs above low letters", ["Voyager", "avec nous"], 0.07],
])("the white between two lines, where %s", (_, lines, expected) => {
  expect(gap(...lines)).toBe(expected);
});
