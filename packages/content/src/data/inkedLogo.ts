// A partner sends the logo that it has; the strip shows all of them in one ink. This draws the one from the other.
import tracer from "imagetracerjs";
import sharp from "sharp";

/** The height of every logo, in units of its drawing, and what its ink may fill: a long name is set smaller than a short sign. */
const HEIGHT = 64;
const INK = { width: 180, height: 44 };
const MARGIN = 6;
/** The height at which a picture is read: four pixels for a unit. */
const TRACED = HEIGHT * 4;

export type InkedLogo = { readonly svg: string } | { readonly problem: string; readonly remedy: string };

/** The logo of `source` as a drawing in `currentColor`, 64 units high, or why it cannot be one. */
export async function inkedLogo(source: Buffer): Promise<InkedLogo> {
  const { width, height } = await sharp(source).metadata();
  if (!width || !height) return notAPicture;
  const isDrawn = source.subarray(0, 400).toString("utf8").includes("<svg");
  if (!isDrawn && height < HEIGHT) return tooSmall(width, height);
  const density = isDrawn ? Math.min(2400, Math.max(72, (72 * TRACED) / height)) : 72;
  const { data, info } = await sharp(source, { density })
    .autoOrient()
    .resize({ height: TRACED, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = inkOf(data, info.width, info.height);
  const box = boxOf(ink, info.width, info.height);
  const covered = ink.reduce((sum, value) => sum + value, 0) / ink.length;
  if (!box || covered < 0.005) return nothingToSee;
  if (covered > 0.8) return oneBlock;
  return { svg: drawn(ink, info.width, box) };
}

/** 1 where the ink is. A picture without transparency stands on the colour of its corners. */
function inkOf(pixels: Buffer, width: number, height: number): Uint8Array {
  const at = (index: number) => pixels.subarray(index * 4, index * 4 + 4);
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map(at);
  const isOpaque = corners.every((corner) => (corner[3] ?? 0) > 250);
  const ground = corners[0] ?? at(0);
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const pixel = at(index);
    if (!isOpaque) return (pixel[3] ?? 0) > 127 && !isWhite(pixel) ? 1 : 0;
    return distance(pixel, ground) > 90 ? 1 : 0;
  });
}

/** White on a transparent ground is where the paper shows through. */
const isWhite = (pixel: Uint8Array) => Math.min(pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0) > 240;

function distance(a: Uint8Array, b: Uint8Array): number {
  return Math.hypot(...[0, 1, 2].map((channel) => (a[channel] ?? 0) - (b[channel] ?? 0)));
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the ink fills: the empty margins of the file are not the logo. */
function boxOf(ink: Uint8Array, width: number, height: number): Box | undefined {
  const inked = (x: number, y: number) => ink[y * width + x] === 1;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const filled = columns.filter((x) => rows.some((y) => inked(x, y)));
  const lines = rows.filter((y) => columns.some((x) => inked(x, y)));
  const [left, right, top, bottom] = [filled[0], filled.at(-1), lines[0], lines.at(-1)];
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return undefined;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** One white pixel all around, so that a shape that touches the edge is closed. */
const EDGE = 1;

function drawn(ink: Uint8Array, stride: number, { height, left, top, width }: Box): string {
  const frame = { width: width + 2 * EDGE, height: height + 2 * EDGE };
  const data = new Uint8ClampedArray(frame.width * frame.height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (ink[(y + top) * stride + x + left] !== 1) continue;
      data.set([0, 0, 0, 255], ((y + EDGE) * frame.width + x + EDGE) * 4);
    }
  }
  const traced = tracer.imagedataToTracedata({ ...frame, data }, options);
  const scale = Math.min(INK.width / width, INK.height / height);
  const unit = (pixels: number, before: number) =>
    String(Math.round((before + (pixels - EDGE) * scale) * 10) / 10);
  const point = (x: number, y: number) => `${unit(x, MARGIN)} ${unit(y, (HEIGHT - height * scale) / 2)}`;
  const shapes = (traced.layers[0] ?? []).map(({ segments }) => {
    const [first] = segments;
    if (!first) return "";
    const steps = segments.map(({ type, x2, x3, y2, y3 }) =>
      type === "L" ? `L${point(x2, y2)}` : `Q${point(x2, y2)} ${point(x3 ?? x2, y3 ?? y2)}`,
    );
    return `M${point(first.x1, first.y1)}${steps.join("")}Z`;
  });
  const wide = Math.round(width * scale + 2 * MARGIN);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HEIGHT}" color="#0b2341" fill="currentColor"><path d="${shapes.join("")}" fill-rule="evenodd"/></svg>`;
}

const options = {
  pal: [
    { r: 0, g: 0, b: 0, a: 255 },
    { r: 255, g: 255, b: 255, a: 255 },
  ],
  colorquantcycles: 1,
  pathomit: 6,
  ltres: 1,
  qtres: 1,
};

const ask = "Demander au partenaire un SVG, ou un PNG à fond transparent d’au moins 256 pixels de haut.";

const notAPicture = { problem: "cette image ne se lit pas", remedy: ask };
const nothingToSee = { problem: "ce logo est vide, ou blanc sur fond blanc", remedy: ask };
const oneBlock = {
  problem: "ce logo remplit tout son cadre : à une encre, il serait un pavé",
  remedy: "Demander au partenaire sa version à une encre, sur fond transparent.",
};
const tooSmall = (width: number, height: number) => ({
  problem: `ce logo fait ${width} × ${height} pixels : agrandi, il serait flou`,
  remedy: ask,
});
