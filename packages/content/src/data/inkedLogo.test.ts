import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inkedLogo } from "./inkedLogo.ts";

const drawing = (shapes: string, width = 400, height = 200) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`,
  );
const ring = `<path d="M60 100a60 60 0 1 0 120 0a60 60 0 1 0-120 0M90 100a30 30 0 1 0 60 0a30 30 0 1 0-60 0" fill="#b00" fill-rule="evenodd"/><rect x="220" y="70" width="120" height="60" fill="#06c"/>`;

const sign = async (source: Buffer) => {
  const logo = await inkedLogo(source);
  if (!("svg" in logo)) throw new Error(logo.problem);
  return logo.svg;
};

/** The share of the drawing that is inked, from 0 to 1. */
async function inked(svg: string): Promise<number> {
  const { channels } = await sharp(Buffer.from(svg), { density: 144 }).stats();
  return (channels[3]?.mean ?? 0) / 255;
}

describe("a logo becomes a drawing in one ink, 64 units high", () => {
  it.each([
    ["a coloured SVG", () => Promise.resolve(drawing(ring))],
    ["a PNG on a transparent ground", () => sharp(drawing(ring)).png().toBuffer()],
    ["a JPEG on white", () => sharp(drawing(ring)).flatten({ background: "#fff" }).jpeg().toBuffer()],
    ["a WebP on a dark ground", () => sharp(drawing(ring)).flatten({ background: "#011" }).webp().toBuffer()],
  ])("from %s", async (_, source) => {
    const svg = await sign(await source());
    expect(svg).toMatch(/viewBox="0 0 \d+ 64".*fill="currentColor"/);
    expect(svg.match(/fill=/g)).toHaveLength(1);
    // The ring has its hole: two shapes full would ink a quarter more.
    expect(await inked(svg)).toBeGreaterThan(0.2);
    expect(await inked(svg)).toBeLessThan(0.42);
  });
});

describe("a logo that cannot be one says why", () => {
  it.each([
    [
      "too small to be enlarged",
      () => sharp(drawing(ring)).resize({ height: 30 }).png().toBuffer(),
      "il serait flou",
    ],
    ["empty", () => Promise.resolve(drawing("")), "ce logo est vide"],
    [
      "one block",
      () => Promise.resolve(drawing('<path d="M30 0h370v200h-400v-170z" fill="#b00"/>')),
      "il serait un pavé",
    ],
  ])("%s", async (_, source, problem) => {
    expect(await inkedLogo(await source())).toMatchObject({ problem: expect.stringContaining(problem) });
  });
});
