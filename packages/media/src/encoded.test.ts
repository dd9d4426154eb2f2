// Pictures that a real encoder made.
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { imageFactsOf, imageFormatOf, type RasterFormat } from "./imageFactsOf.ts";

const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 321, height: 77, channels, background: { r: 11, g: 35, b: 65, alpha: 0.5 } } });

/** Two views of the sea, one after the other. */
const film = () => {
  const views = [40, 200].map((light) => Buffer.alloc(321 * 77 * 4, light));
  return sharp(Buffer.concat(views), { raw: { width: 321, height: 2 * 77, pageHeight: 77, channels: 4 } });
};

const facts = { width: 321, height: 77, animated: false, cmyk: false, whole: true };

const pictures: readonly (readonly [string, RasterFormat, Sharp, Partial<typeof facts>])[] = [
  ["a PNG", "png", picture().png(), {}],
  ["a PNG in few colours", "png", picture(4).png({ palette: true }), {}],
  ["an interlaced PNG", "png", picture(4).png({ progressive: true }), {}],
  ["a JPEG", "jpeg", picture().jpeg(), {}],
  ["a progressive JPEG", "jpeg", picture().jpeg({ progressive: true }), {}],
  ["a JPEG in four inks", "jpeg", picture().toColourspace("cmyk").jpeg(), { cmyk: true }],
  ["a JPEG with its own colours and its camera’s words", "jpeg", picture().withMetadata().jpeg(), {}],
  ["a WebP with loss", "webp", picture().webp(), {}],
  ["a WebP without loss", "webp", picture().webp({ lossless: true }), {}],
  ["a transparent WebP", "webp", picture(4).webp(), {}],
  ["a WebP that moves", "webp", film().webp({ loop: 0 }), { animated: true }],
];

describe.each(pictures)("%s", (_name, format, image, own) => {
  it("says what it is, its size and its kind", async () => {
    const bytes = await image.clone().toBuffer();
    expect(imageFormatOf(bytes)).toBe(format);
    expect(imageFactsOf(format, bytes)).toEqual({ ...facts, ...own });
  });

  it("is not whole once its end is cut, and nothing is said of its first bytes alone", async () => {
    const bytes = await image.clone().toBuffer();
    expect(imageFactsOf(format, bytes.subarray(0, -8))?.whole ?? false).toBe(false);
    expect(imageFactsOf(format, bytes.subarray(0, 12))).toBeUndefined();
  });
});
